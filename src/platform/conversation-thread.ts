import { DurableObject } from 'cloudflare:workers'
import { nextWake } from '../connectors/pairing.ts'
import { type Conversation, readConversation } from './conversation-thread/conversation.ts'
import { expireTexts } from './conversation-thread/expire-texts.ts'
import { failureOf, ProblemOfScoring } from './conversation-thread/failure-of.ts'
import { handOut } from './conversation-thread/hand-out.ts'
import type { Job } from './conversation-thread/job-table.ts'
import { namePair, type PairName } from './conversation-thread/pair-name.ts'
import { pairRequest } from './conversation-thread/pair-request.ts'
import { CONVERSATION_THREAD_MIGRATIONS } from './conversation-thread/schema.ts'
import { failJob, finishJob } from './conversation-thread/settle-job.ts'
import { openThreadTables, type ThreadTables } from './conversation-thread/tables.ts'
import { takeDelivery, type ThreadDelivery } from './conversation-thread/take-delivery.ts'
import type { Hook } from './hooks/hook.ts'
import { parseThreadName } from './hooks/thread-name.ts'
import { log } from './log.ts'
import { applyMigrations, hasTables } from './migrations.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type { ThreadDelivery } from './conversation-thread/take-delivery.ts'

/** What happened is in the tenant's directory after this time and that of the scoring. */
const REPORT_DELAY_MS = 15_000

/** What could not be done, because the directory did not answer or by a fault, is tried again after this time. */
const RETRY_DELAY_MS = 30_000

/** What falls due while an alarm runs waits for the next one so long. */
const SHORTEST_SLEEP_MS = 100

/** So many pairs are scored at the same time. */
const JOBS_PER_ALARM = 20

/**
 * One conversation of a hook, named `<tenant>/<hookId>/<thread>`: pairs prompts with replies and has them scored from its alarm.
 * Times are epoch milliseconds.
 */
export class ConversationThread extends DurableObject<Env> {
  #tables: ThreadTables | null = null
  #alarmAt: number | null | undefined

  /** Takes a delivery in: dedupe keys, messages and alarm in one step. Durable when this returns; the same events once more change nothing. */
  async receive(delivery: ThreadDelivery, now = Date.now()): Promise<void> {
    await this.#write((tables) => {
      takeDelivery(tables, delivery, now)
      // Also when jobs are being done: an alarm that is set then is the only one left should the object be interrupted.
      this.#wakeAt(Math.min(this.#pairingDueAt(tables), tables.jobs.dueAt(), now + REPORT_DELAY_MS))
    })
  }

  /** Has a dead letter scored once more, from the first attempt. `unknown` when it is none, or its texts are no longer kept. */
  async retry(id: string, now = Date.now()): Promise<'queued' | 'unknown'> {
    const job = this.#openForReading()?.jobs.findDeadLetter(id) ?? null
    if (job === null || job.textsUntil <= now) return 'unknown'
    await this.#write(({ jobs, outbox }) => {
      jobs.put({ ...job, state: 'pending', deadLetterId: null, attempts: 0, dueAt: now })
      outbox.count({ deadLettered: -1 })
      outbox.noteSettled(id)
      this.#wakeAt(now)
    })
    return 'queued'
  }

  /** Everything of the conversation is gone, with its texts. */
  async erase(): Promise<void> {
    await this.#forget()
  }

  /** Scores what is due, reports what happened, and throws away what is no longer kept. */
  override async alarm(): Promise<void> {
    try {
      await this.work(Date.now())
    } catch (error) {
      // The runtime tries a failed alarm a few times only, and this one must not be lost.
      log('thread.fault', { error: error instanceof Error ? error.name : 'unknown' })
      this.#wakeAt(Date.now() + RETRY_DELAY_MS)
    }
  }

  /** What the alarm does at `now`. */
  async work(now: number): Promise<void> {
    this.#alarmAt = null
    if (this.#openForReading() === null) return
    this.#transact((tables) => handOut(tables, now))
    let isKnown = true
    let retryAt = Infinity
    try {
      isKnown = (await this.#scoreDue(now)) && (await this.#report(now))
    } catch (error) {
      log('thread.directory-failed', { error: error instanceof Error ? error.name : 'unknown' })
      retryAt = now + RETRY_DELAY_MS
    }
    if (!isKnown) return this.#forget()
    await this.#sweep(now)
    await this.#rest(now, retryAt)
  }

  /** False when the hook is not there any more. */
  async #scoreDue(now: number): Promise<boolean> {
    const jobs = this.#open().jobs.due({ now, limit: JOBS_PER_ALARM })
    if (jobs.length === 0) return true
    const hook = await this.#directory().plainHook(this.#name().hookId)
    if (hook === null) return false
    const conversation = readConversation(this.#open())
    await Promise.all(jobs.map((job) => this.#perform(job, { hook, conversation, now })))
    return true
  }

  async #perform(
    job: Job,
    { hook, conversation, now }: { hook: Hook; conversation: Conversation; now: number },
  ): Promise<void> {
    const { hookId } = hook
    const { pairId, agentId } = job
    const name = await namePair({ hookId, conversationKey: conversation.conversationKey, pairId })
    const standing = this.#open().outcomes.find(pairId)
    try {
      if (job.kind === 'retract') {
        await this.#retract({ agentId, runId: name.runId })
        this.#transact((tables) => finishJob(tables, job, { outcome: null, now }))
      } else if (standing?.outcome !== 'scored' && name.share >= hook.settings.sampleRate) {
        this.#transact((tables) => finishJob(tables, job, { outcome: { outcome: 'skipped', agentId }, now }))
      } else {
        await this.#score(job, { name, hook, conversation })
        this.#transact((tables) => finishJob(tables, job, { outcome: { outcome: 'scored', agentId }, now }))
      }
    } catch (error) {
      const failure = failureOf(error)
      log('thread.failed', { code: failure.code, attempts: job.attempts + 1 })
      const failedAt = Math.max(now, Date.now())
      this.#transact((tables) => failJob(tables, job, { failure, deadLetterId: name.id, now: failedAt }))
    }
  }

  async #score(
    { pair, pairId, agentId }: Job,
    { name, hook, conversation }: { name: PairName; hook: Hook; conversation: Conversation },
  ): Promise<void> {
    if (pair === null) return
    const standing = this.#open().outcomes.find(pairId)
    const isCounted = standing?.outcome === 'scored'
    const { runId } = name
    if (isCounted && standing.agentId !== agentId) await this.#retract({ agentId: standing.agentId, runId })
    const request = pairRequest({ pair, runId, settings: hook.settings, conversation, now: Date.now() })
    const revised = await this.#door().revise(request, { isCounted: isCounted && standing.agentId === agentId })
    if (!revised.ok) throw new ProblemOfScoring(revised.problem)
  }

  async #retract(run: { agentId: string; runId: string }): Promise<void> {
    const retracted = await this.#door().retract(run)
    if (!retracted.ok) throw new ProblemOfScoring(retracted.problem)
  }

  /** False when the hook is not there any more. */
  async #report(now: number): Promise<boolean> {
    let report = this.#transact(({ outbox }) => outbox.take(now))
    while (report !== null) {
      const { hookId, thread } = this.#name()
      const { isKnown } = await this.#directory().takeHookReport({ hookId, thread, report })
      if (!isKnown) return false
      report = this.#transact(({ outbox }) => {
        outbox.settle()
        return outbox.take(now)
      })
    }
    return true
  }

  async #sweep(now: number): Promise<void> {
    const { hookId } = this.#name()
    await expireTexts(this.#open(), { hookId, now, transact: (work) => this.#transact(work) })
    this.#transact(({ seen, outcomes }) => {
      seen.sweep(now)
      outcomes.sweep(now)
    })
  }

  /** Sleeps until there is something to do again, for good when nothing is kept any more. */
  async #rest(now: number, retryAt: number): Promise<void> {
    if (Number.isFinite(retryAt)) return this.#wakeAt(retryAt)
    const tables = this.#open()
    const next = Math.min(this.#pairingDueAt(tables), tables.jobs.dueAt(), tables.seen.dueAt())
    const isTold = tables.outbox.isEmpty()
    if (next === Infinity && isTold) return this.#forget()
    this.#wakeAt(Math.max(isTold ? next : Math.min(next, now + REPORT_DELAY_MS), now + SHORTEST_SLEEP_MS))
  }

  #pairingDueAt({ pairing, ...tables }: ThreadTables): number {
    const { settleSeconds } = readConversation({ pairing, ...tables })
    return nextWake(pairing.state(), { settleSeconds }) ?? Infinity
  }

  async #forget(): Promise<void> {
    this.#tables = null
    this.#alarmAt = null
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()])
  }

  #openForReading(): ThreadTables | null {
    return this.#tables ?? (hasTables(this.ctx.storage.sql) ? this.#open() : null)
  }

  #open(): ThreadTables {
    if (this.#tables !== null) return this.#tables
    applyMigrations(this.ctx.storage, CONVERSATION_THREAD_MIGRATIONS)
    this.#tables = openThreadTables(this.ctx.storage.sql)
    return this.#tables
  }

  async #write(work: (tables: ThreadTables) => void): Promise<void> {
    // Known before the write, so that the write and its alarm are one step.
    if (this.#alarmAt === undefined) this.#alarmAt = await this.ctx.storage.getAlarm()
    this.#transact(work)
  }

  #transact<Result>(work: (tables: ThreadTables) => Result): Result {
    try {
      return this.ctx.storage.transactionSync(() => work(this.#open()))
    } catch (error) {
      // Their memory may hold what was rolled back.
      this.#tables = null
      throw error
    }
  }

  #wakeAt(time: number): void {
    if (!Number.isFinite(time)) return
    if (typeof this.#alarmAt === 'number' && this.#alarmAt <= time) return
    this.#alarmAt = Math.ceil(time)
    void this.ctx.storage.setAlarm(this.#alarmAt)
  }

  #door() {
    return this.ctx.exports.PlumblineService({ props: { tenantId: this.#name().tenantId } })
  }

  #directory(): DurableObjectStub<TenantDirectory> {
    return this.env.TENANT_DIRECTORY.getByName(this.#name().tenantId)
  }

  #name() {
    return parseThreadName(this.ctx.id.name ?? '')
  }
}
