/**
 * What zod exports, but its error messages in 50 languages, JSON Schema and what only writers of libraries need: more than a tenth of what the
 * Worker would weigh, and no bundler can tell that nobody asks for it.
 */
export * from '../../node_modules/zod/v4/classic/checks.js'
export * as coerce from '../../node_modules/zod/v4/classic/coerce.js'
export * from '../../node_modules/zod/v4/classic/errors.js'
export * as iso from '../../node_modules/zod/v4/classic/iso.js'
export * from '../../node_modules/zod/v4/classic/parse.js'
export * from '../../node_modules/zod/v4/classic/schemas.js'
export { config, NEVER } from '../../node_modules/zod/v4/core/core.js'
export { toJSONSchema } from './zod-json-schema.ts'
export { globalRegistry, registry } from '../../node_modules/zod/v4/core/registries.js'
