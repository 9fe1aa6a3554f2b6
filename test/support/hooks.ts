import { env, exports } from 'cloudflare:workers'
import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Platform } from '../../src/connectors/connector.ts'
import { deadLetterPageSchema } from '../../src/service/hooks/dead-letters.ts'
import { newHookSchema, type ShownHook, shownHookSchema } from '../../src/service/hooks/shown-hook.ts'
import { type Run, runPageSchema } from '../../src/service/agent-runs.ts'
import { agentStatisticsSchema } from '../../src/service/read-agent-statistics.ts'
import { SECRETS, sign, type SignedDelivery } from './fixtures/connectors/sign.ts'
import { get, ORIGIN, post } from './requests.ts'

export type NewHook = z.infer<typeof newHookSchema>

/** Makes a hook of the platform, with its good secret and the agent `bot`. */
export async function makeHook(platform: Platform, rest: object = {}): Promise<NewHook> {
  const agents = [{ agentId: 'bot', identities: ['helpbot', 'uidHelpbot'] }]
  const needsIdentities = platform === 'mattermost' || platform === 'rocketchat'
  const response = await post('/v1/hooks', {
    platform,
    secret: SECRETS[platform].good,
    agents: needsIdentities ? agents : [{ agentId: 'bot' }],
    ...rest,
  })
  expect(response.status).toBe(201)
  return newHookSchema.parse(await response.json())
}

/** Delivers what was signed, under whatever host the platform was given. */
export function deliverSigned(hookId: string, { body, headers }: SignedDelivery, origin = ORIGIN): Promise<Response> {
  return exports.default.fetch(`${origin}/hooks/${hookId}`, { method: 'POST', headers, body })
}

interface Signing {
  secret?: string
  seconds?: number
  deliveryId?: string
}

/** Signs a payload as the platform would now, and delivers it. */
export function deliver(hookId: string, platform: Platform, payload: object, signing: Signing = {}): Promise<Response> {
  const { secret = SECRETS[platform].good, seconds = Math.floor(Date.now() / 1_000), deliveryId } = signing
  return deliverSigned(hookId, sign(platform, payload, { secret, seconds, ...(deliveryId && { deliveryId }) }))
}

export async function readHook(hookId: string): Promise<ShownHook> {
  const response = await get(`/v1/hooks/${hookId}`)
  expect(response.status).toBe(200)
  return shownHookSchema.parse(await response.json())
}

/** Runs the alarms of all conversations at so many seconds from now, again and again until none has anything more to do there. */
export async function passTime(seconds = 15): Promise<void> {
  for (const id of await listDurableObjectIds(env.CONVERSATION_THREAD)) {
    const thread = env.CONVERSATION_THREAD.get(id)
    await runInDurableObject(thread, async (instance) => {
      await instance.work(Date.now() + seconds * 1_000)
      await instance.work(Date.now() + seconds * 1_000)
    })
  }
}

/** Runs the alarms that are set, whenever they are due. */
export async function runThreadAlarms(): Promise<void> {
  for (const id of await listDurableObjectIds(env.CONVERSATION_THREAD)) {
    await runDurableObjectAlarm(env.CONVERSATION_THREAD.get(id))
  }
}

/** The runs of an agent, newest first; none when it was never scored. */
export async function runsOf(agentId = 'bot'): Promise<Run[]> {
  const response = await get(`/v1/agents/${agentId}/runs?limit=200`)
  return response.status === 404 ? [] : runPageSchema.parse(await response.json()).runs
}

/** How many runs stand in the agent's statistics, over all modes. */
export async function countOf(agentId = 'bot'): Promise<number> {
  const response = await get(`/v1/agents/${agentId}/stats`)
  if (response.status === 404) return 0
  const { modes } = agentStatisticsSchema.parse(await response.json())
  return Object.values(modes).reduce((sum, { windows }) => sum + windows.all.count, 0)
}

export async function deadLettersOf(hookId: string) {
  const response = await get(`/v1/hooks/${hookId}/dead-letters`)
  expect(response.status).toBe(200)
  return deadLetterPageSchema.parse(await response.json()).deadLetters
}

/** The payload of a fixture with its times moved to the last minute: what is a day old is left out. */
export function freshly(payload: object): object {
  const start = Math.floor(Date.now() / 1_000) - 60
  const text = JSON.stringify(payload)
    .replace(/17960544(\d\d)/g, (_match, seconds: string) => String(start + Number(seconds)))
    .replace(/2026-11-30T16:00:(\d\d)/g, (_match, seconds: string) => {
      return new Date((start + Number(seconds)) * 1_000).toISOString().slice(0, 19)
    })
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
}
