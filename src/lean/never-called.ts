/**
 * In the place of what packages bring for cases that do not arise here: schemas of zod 3, streamed answers, downloads of files that a message or
 * an answer only names, binary fields of JSON. 13 kB compressed. Should one arise after all, its judge's call fails.
 */
function neverCalled(): never {
  throw new Error('a part that is left out of the Worker was called')
}

export const compileBinaryFieldPaths = neverCalled
export const createJsonBinaryFieldScanner = neverCalled
export const createOpenAIProviderStreamError = neverCalled
export const fetchUntrustedUrl = neverCalled
export const fixJson = neverCalled
export const getMappedStream = neverCalled
export const parseJsonEventStream = neverCalled
export const prependStreamStart = neverCalled
export const StreamingToolCallTracker = neverCalled
export const throwIfOpenAIStreamErrorBeforeOutput = neverCalled
export const withBinaryFields = neverCalled
export const zod3ToJsonSchema = neverCalled
