import { Hono } from 'hono'
import { z } from 'zod'
import type { Refusal } from '../../connectors/connector.ts'
import { type DeliveryFault, ingestDelivery } from '../../service/hooks/ingest-delivery.ts'
import type { AppEnv } from '../context.ts'
import { describeRoute } from '../describe.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { deliveryLimit } from '../middleware/rate-limit.ts'
import { hookDependenciesOf } from '../hook-dependencies-of.ts'
import { invalidRequest } from '../invalid-request.ts'
import { ProblemError } from '../problem.ts'

/** More than other bodies: an edit carries a long text up to four times, and platforms write `\u….` for what is not English. */
export const MAX_DELIVERY_BYTES = 1024 * 1024

const REFUSALS: Record<Refusal, string> = {
  no_secret: 'this hook has no secret yet',
  missing_header: 'a header of the signature is missing',
  malformed_header: 'a header of the signature is not as it should be',
  too_old: 'the signature is too old',
  in_the_future: 'the signature is of a time to come',
  wrong_signature: 'the signature does not fit',
  unreadable_body: 'the body cannot be read',
}

/** `POST /hooks/{hookId}`: where chat platforms deliver. They sign what they send; no key is asked, and any host is answered. */
export const hookTarget = new Hono<AppEnv>()
  .post(
    '/:hookId',
    describeRoute({
      operationId: 'deliver',
      summary: "A chat platform's delivery, signed as that platform signs",
      tags: ['Hooks'],
      security: [],
      answers: {
        200: {
          description: 'Stored, a duplicate, or not needed; with the body that the platform expects',
          content: { 'application/json': z.record(z.string(), z.unknown()), 'text/plain': z.string() },
        },
      },
      problems: [
        'invalid-json',
        'invalid-request',
        'unauthenticated',
        'not-found',
        'payload-too-large',
        'rate-limited',
        'storage-unavailable',
        'not-configured',
      ],
    }),
    deliveryLimit(),
    limitBody(MAX_DELIVERY_BYTES),
    async (c) => {
      const { headers, url } = c.req.raw
      const delivery = { headers, url, rawBody: new Uint8Array(await c.req.arrayBuffer()) }
      const ingested = await ingestDelivery({ hookId: c.req.param('hookId'), delivery }, hookDependenciesOf(c))
      if (ingested.outcome === 'unknown-hook') throw new ProblemError('not-found', 'there is no such hook')
      if (ingested.outcome === 'refused') throw new ProblemError('unauthenticated', REFUSALS[ingested.reason])
      if (ingested.outcome === 'unreadable') throw unreadable(ingested.fault)
      const { status, headers: answered, body } = ingested.reply
      return new Response(body, { status, headers: answered })
    },
  )
  // Some platforms look whether anybody is there before they deliver.
  .get(
    '/:hookId',
    describeRoute({
      operationId: 'hookTarget',
      summary: 'Where a chat platform delivers, for one that looks whether anybody is there',
      tags: ['Hooks'],
      security: [],
      answers: { 200: { description: 'The same for every id', content: { 'text/plain': z.string() } } },
    }),
    (c) => c.text('Chat platforms deliver here, by POST.\n'),
  )

/** What a sender of one's own is told. */
function unreadable(fault: DeliveryFault): ProblemError {
  if (fault === 'not_utf8') return new ProblemError('invalid-json', 'the body is not valid UTF-8')
  if (fault === 'not_json') return new ProblemError('invalid-json', 'the body is not valid JSON')
  return invalidRequest({ issues: fault })
}
