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
  Output,
  UnsupportedFunctionalityError,
} from 'ai'
