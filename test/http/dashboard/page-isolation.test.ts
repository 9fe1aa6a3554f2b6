import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAGE_PATHS } from '../../../src/http/dashboard/page-paths.ts'
import { ADMIN_TOKEN } from '../../support/admin-token.ts'
import { signIn, textOf, visit } from '../../support/dashboard.ts'
import { keyedWorker } from '../../support/keyed-worker.ts'
import { rise } from '../../support/risen.ts'

const worker = keyedWorker()
const SECRET = 'canary of tenant a'

/** What each path of the dashboard needs from whoever asks. */
const PATHS: Record<string, 'nothing' | 'tenant' | 'operator'> = {
  '/sign-in': 'nothing',
  '/sign-out': 'nothing',
  '/': 'tenant',
  '/agents/:agentId': 'tenant',
  '/agents/:agentId/runs/:runId': 'tenant',
  '/tenants': 'operator',
  '/tenants/:tenantId': 'operator',
  '/tenants/:tenantId/agents/:agentId': 'operator',
  '/tenants/:tenantId/agents/:agentId/runs/:runId': 'operator',
}

let keyOfA: string
let keyOfB: string

beforeEach(async () => {
  for (const tenantId of ['tenant-a', 'tenant-b']) await worker.tenant(tenantId)
  keyOfA = (await worker.key('tenant-a')).key
  keyOfB = (await worker.key('tenant-b')).key
  const body = {
    agentId: 'secret-agent',
    runId: 'secret-run',
    input: `Say ${SECRET}`,
    output: SECRET,
    metadata: { note: SECRET },
  }
  await (await worker.send('/v1/scores', { method: 'POST', token: keyOfA, body })).text()
  await rise('tenant-a', 'secret-agent')
})

afterEach(() => reset())

/** A path of `PATHS` with what is tenant A's. */
function ofA(path: string): string {
  return path.replace(':tenantId', 'tenant-a').replace(':agentId', 'secret-agent').replace(':runId', 'secret-run')
}

function pathsFor(needed: string): string[] {
  return Object.keys(PATHS).filter((path) => PATHS[path] === needed)
}

describe('the pages', () => {
  it('are all known here', () => {
    // Those of the reference and the problems are for everybody.
    const own = PAGE_PATHS.map(({ path }) => path).filter((path) => !/^\/(?:docs|problems|try|connectors)/.test(path))
    expect(own.toSorted()).toEqual(Object.keys(PATHS).toSorted())
  })

  it('show a tenant its own', async () => {
    const cookie = await signIn(keyOfA)
    const seen = []
    for (const path of pathsFor('tenant')) {
      const response = await visit(ofA(path), { cookie })
      expect([path, response.status]).toEqual([path, 200])
      seen.push(await textOf(response))
    }
    expect(seen.join()).toContain('secret-agent')
    expect(seen.join()).toContain(SECRET)
  })

  it('show another tenant nothing of it, and do not say that it is there', async () => {
    const cookie = await signIn(keyOfB)
    for (const path of pathsFor('tenant')) {
      const response = await visit(ofA(path), { cookie })
      expect([path, response.status]).toEqual([path, path === '/' ? 200 : 404])
      const nobodys = await visit(ofA(path).replaceAll('secret-', 'absent-'), { cookie })
      const [text, other] = [await textOf(response), await textOf(nobodys)]
      expect(text).not.toContain(SECRET)
      expect(withoutIds(text)).toBe(withoutIds(other))
    }
    for (const path of pathsFor('operator')) {
      const response = await visit(ofA(path), { cookie })
      expect([path, response.status]).toEqual([path, 403])
      expect(await textOf(response)).not.toContain(SECRET)
    }
  })

  it('show the operator every tenant, and nothing to who is not signed in', async () => {
    const cookie = await signIn(ADMIN_TOKEN)
    for (const path of pathsFor('operator')) {
      expect([path, (await visit(ofA(path), { cookie })).status]).toEqual([path, 200])
      expect([path, (await visit(ofA(path))).status]).toEqual([path, 303])
    }
    for (const path of pathsFor('tenant')) expect([path, (await visit(ofA(path))).status]).toEqual([path, 303])
    for (const path of ['/tenants/tenant-c', '/tenants/tenant-c/agents/secret-agent', '/tenants/A_B']) {
      expect([path, (await visit(path, { cookie })).status]).toEqual([path, 404])
    }
  })
})

/** What differs between two requests and between the names asked for. */
function withoutIds(text: string): string {
  return text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '').replaceAll(/(?:secret|absent)-/g, '')
}
