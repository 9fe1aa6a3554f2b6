import { Output } from 'ai'

/** What is used of the AI SDK. Loaded through here, the rest of it stays out of a bundle: a dynamic import takes all of a package. */
export {
  generateText,
  InvalidArgumentError,
  InvalidPromptError,
  InvalidResponseDataError,
  jsonSchema,
  LoadAPIKeyError,
  NoObjectGeneratedError,
  NoSuchModelError,
  UnsupportedFunctionalityError,
} from 'ai'

/** The only kind of output that is asked for. */
export const objectOutput = Output.object
