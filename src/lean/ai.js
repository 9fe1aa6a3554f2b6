// Not in TypeScript, since the compiler would hold the package's sources to the options of this project.
import { object } from '../../node_modules/ai/src/generate-text/output.ts'

/** In the place of `ai`: what is used of it, out of its sources, since its build is one file that no bundler can take apart. */
export {
  InvalidPromptError,
  InvalidResponseDataError,
  LoadAPIKeyError,
  NoSuchModelError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider'
export { generateId, jsonSchema } from '@ai-sdk/provider-utils'
export { InvalidArgumentError } from '../../node_modules/ai/src/error/invalid-argument-error.ts'
export { NoObjectGeneratedError } from '../../node_modules/ai/src/error/no-object-generated-error.ts'
export { generateText } from '../../node_modules/ai/src/generate-text/generate-text.ts'

/** The only kind that is asked for. */
export const Output = { object }
