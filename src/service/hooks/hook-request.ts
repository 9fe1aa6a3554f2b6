import { z } from 'zod'
import { PLATFORMS } from '../../connectors/connector.ts'
import { CONNECTORS } from '../../connectors/registry.ts'
import type { HookSettings } from '../../platform/hooks/hook.ts'
import { isBlank } from '../../scorer/exchange/invisible-characters.ts'
import { scorerOptionsSchema } from '../../scorer/options.ts'
import { identifierSchema } from '../identifier.ts'
import { ServiceError } from '../service-error.ts'
import type { HookManagement } from './hook-dependencies.ts'

const MAX_AGENTS = 50
const MAX_IDENTITIES = 50
const MAX_SYSTEM_PROMPT_CHARACTERS = 50_000
const MAX_SETTLE_SECONDS = 600

const agentsSchema = z
  .array(
    z.strictObject({
      agentId: identifierSchema,
      identities: z
        .array(z.string().min(1).max(512))
        .min(1)
        .max(MAX_IDENTITIES)
        .optional()
        .describe("The platform's ids or names of the agent; the first match wins. Without any it takes every bot"),
    }),
  )
  .min(1)
  .max(MAX_AGENTS)
const secretSchema = z.string().min(1).max(1_000)
const OF_STANDARD = `Of \`standard\` it is ${CONNECTORS.standard.secretForm}`
const systemPromptSchema = z.string().min(1).max(MAX_SYSTEM_PROMPT_CHARACTERS)
const modelSchema = z.string().min(1).max(200)
const settleSecondsSchema = z.number().min(0).max(MAX_SETTLE_SECONDS)
const sampleRateSchema = z.number().min(0).max(1)

/** The body of `POST /v1/hooks`. */
export const hookRequestSchema = z
  .strictObject({
    platform: z.enum(PLATFORMS),
    agents: agentsSchema,
    secret: secretSchema
      .optional()
      .describe(`The one that the platform shows; it may come later, by PATCH. ${OF_STANDARD}`),
    systemPrompt: systemPromptSchema.optional(),
    options: scorerOptionsSchema.prefault({}),
    model: modelSchema.optional(),
    settleSeconds: settleSecondsSchema.optional().describe('After which a reply counts as complete'),
    sampleRate: sampleRateSchema.default(1).describe('The share of the pairs that are scored'),
  })
  .meta({ id: 'HookRequest' })
export type HookRequest = z.output<typeof hookRequestSchema>

/** The body of `PATCH /v1/hooks/{hookId}`: what is given replaces what was; null goes back to the default. */
export const hookChangeSchema = z
  .strictObject({
    agents: agentsSchema.optional(),
    secret: secretSchema.optional().describe(`The one before stays good for 24 hours. ${OF_STANDARD}`),
    systemPrompt: systemPromptSchema.nullish(),
    options: scorerOptionsSchema.optional(),
    model: modelSchema.nullish(),
    settleSeconds: settleSecondsSchema.nullish(),
    sampleRate: sampleRateSchema.optional(),
  })
  .meta({ id: 'HookChange' })
export type HookChange = z.output<typeof hookChangeSchema>

/** The settings that a request asks for. */
export function settingsOf(request: HookRequest): HookSettings {
  const { platform, agents, systemPrompt = null, options, model = null, settleSeconds = null, sampleRate } = request
  return { platform, agents, systemPrompt, options, model, settleSeconds, sampleRate }
}

/** The settings with a change laid over them. */
export function changedSettings(settings: HookSettings, change: HookChange): HookSettings {
  const { secret: _secret, ...changes } = change
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...settings, ...Object.fromEntries(given) }
}

/**
 * Refuses settings that could not work.
 * @throws ServiceError `invalid-request`
 */
export function checkSettings(settings: HookSettings, { judges }: Pick<HookManagement, 'judges'>): void {
  const { platform, agents, systemPrompt, options, model } = settings
  const withoutIdentities = agents.filter(({ identities = [] }) => identities.length === 0)
  if (CONNECTORS[platform].needsIdentities && withoutIdentities.length > 0) {
    throw invalid(`${platform} does not tell bots from people, so every agent needs identities`, 'agents')
  }
  if (withoutIdentities.length > 1) {
    throw invalid('only one agent can go without identities: it takes every bot', 'agents')
  }
  if (options.evaluationMode === 'system' && (systemPrompt === null || isBlank(systemPrompt))) {
    throw invalid('is needed to score in system mode', 'systemPrompt')
  }
  if (model !== null && judges.chain({ model, fallback: true }) === null) {
    throw invalid('names a judge that is not allowed', 'model')
  }
}

/** @throws ServiceError `invalid-request` for a secret that nothing should be verified with */
export function checkSecret(platform: HookSettings['platform'], secret: string): void {
  const connector = CONNECTORS[platform]
  if (connector.isUsableSecret(secret)) return
  throw invalid(`must be ${connector.secretForm ?? `a secret of ${platform}`}`, 'secret')
}

function invalid(message: string, path: string): ServiceError {
  return new ServiceError('invalid-request', message, { path })
}
