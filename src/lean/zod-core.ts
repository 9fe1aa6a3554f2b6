/** All that other packages take from `zod/v4/core`, one of them by a dynamic import, which would take the whole of it. */
export { config } from '../../node_modules/zod/v4/core/core.js'
export { toJSONSchema } from './zod-json-schema.ts'
