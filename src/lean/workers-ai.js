// Not in TypeScript, since the compiler would hold the package's sources to the options of this project.
import { WorkersAIChatLanguageModel } from '../../node_modules/workers-ai-provider/src/workersai-chat-language-model.ts'

/** The account's own, which the package names for models that are not Cloudflare's. */
const DEFAULT_GATEWAY = { id: 'default' }

/**
 * In the place of `workers-ai-provider`, whose provider holds on to all kinds of models and gateways: only its chat model is used here, and the rest
 * of it is 10 kB compressed.
 */
export function createWorkersAI({ binding }) {
  return (modelId) => {
    const isCatalogued = !modelId.startsWith('@') && modelId.includes('/')
    const settings = isCatalogued ? { gateway: DEFAULT_GATEWAY } : {}
    return new WorkersAIChatLanguageModel(modelId, settings, { binding, provider: 'workersai.chat', isBinding: true })
  }
}
