/**
 * In the place of `@cloudflare/gateway-core`, which is not published: the sources of workers-ai-provider import it, and their build holds it,
 * under these names, with much else.
 */
export {
  a as WORKERS_AI_ERROR_CODE_TO_STATUS,
  c as parseWorkersAIErrorCode,
  d as isForcedToolChoice,
  f as normalizeMessagesForBinding,
  m as processText,
  o as isAbortError,
  p as parseLeakedToolCalls,
  s as messageOf,
  S as headersToObject,
  u as getToolNames,
} from '../../node_modules/workers-ai-provider/dist/gateway-provider-BIZ2bimW.mjs'
