import { decodeBucket, encodeBucket } from '../../stats/bucket-codec.ts'
import { type Bucket, emptyBucket, mergeBuckets, subtractBuckets } from '../../stats/bucket.ts'
import { type Grain, bucketStart } from '../../stats/grain.ts'
import type { AgentReport } from './agent-report.ts'
import type { DirectoryTables } from './tables.ts'
import { addToTotal } from './totals.ts'

interface AgentPlace {
  agentKey: number
  grain: Grain
  start: number
  seriesId: number
}

/**
 * Takes over what the agent says its buckets hold, and moves the tenant's by the difference to what it said before. Reports
 * that come twice, or after a crash once more, change nothing.
 */
export function takeReport(tables: DirectoryTables, report: AgentReport, now: number): void {
  tables.standings.advance(now)
  const agentKey = keepAgent(tables.sql, report)
  for (const { grain, start, key, sums } of report.buckets) {
    const place = { agentKey, grain, start, seriesId: tables.series.idOf(key) }
    if (tables.buckets.keeps(grain, start))
      move(tables, { place, before: readAgentBucket(tables.sql, place), after: decodeBucket(sums), now })
  }
}

/** Takes out everything the agent ever said, and forgets it. */
export function forgetAgent(tables: DirectoryTables, agentId: string, now: number): void {
  const { sql } = tables
  const agent = findAgent(sql, agentId)
  if (agent === null) return
  const agentKey = agent.agent_key
  tables.standings.advance(now)
  const rows = sql
    .exec<{ grain: Grain; start: number; series_id: number; sums: string }>(
      'SELECT grain, start, series_id, sums FROM agent_buckets WHERE agent_key = ?',
      agentKey,
    )
    .toArray()
  for (const { grain, start, series_id: seriesId, sums } of rows) {
    const place = { agentKey, grain, start, seriesId }
    if (tables.buckets.keeps(grain, start))
      move(tables, { place, before: decodeBucket(sums), after: emptyBucket(), now })
  }
  sql.exec('DELETE FROM agent_buckets WHERE agent_key = ?', agentKey)
  sql.exec('DELETE FROM standings WHERE agent_key = ?', agentKey)
  sql.exec('DELETE FROM agents WHERE agent_key = ?', agentKey)
  addToTotal(sql, 'agents', -1)
  addToTotal(sql, 'pending', -agent.pending)
}

type AgentRow = { agent_key: number; pending: number }

function findAgent(sql: SqlStorage, agentId: string): AgentRow | null {
  const [row] = sql.exec<AgentRow>('SELECT agent_key, pending FROM agents WHERE agent_id = ?', agentId)
  return row ?? null
}

function keepAgent(sql: SqlStorage, { agentId, lastScoredAt, ...report }: AgentReport): number {
  const known = findAgent(sql, agentId)
  const before = known?.pending ?? 0
  const pending = report.pending ?? before
  if (known === null) addToTotal(sql, 'agents', 1)
  if (pending !== before) addToTotal(sql, 'pending', pending - before)
  return sql
    .exec<AgentRow>(
      `INSERT INTO agents (agent_id, last_scored_at, pending) VALUES (?, ?, ?)
       ON CONFLICT (agent_id) DO UPDATE SET last_scored_at = excluded.last_scored_at, pending = excluded.pending
       RETURNING agent_key, pending`,
      agentId,
      lastScoredAt,
      pending,
    )
    .one().agent_key
}

function readAgentBucket(sql: SqlStorage, { grain, start, agentKey, seriesId }: AgentPlace): Bucket {
  const [row] = sql.exec<{ sums: string }>(
    'SELECT sums FROM agent_buckets WHERE grain = ? AND start = ? AND agent_key = ? AND series_id = ?',
    grain,
    start,
    agentKey,
    seriesId,
  )
  return row === undefined ? emptyBucket() : decodeBucket(row.sums)
}

function move(
  { sql, series, buckets, standings }: DirectoryTables,
  { place, before, after, now }: { place: AgentPlace; before: Bucket; after: Bucket; now: number },
): void {
  const { agentKey, grain, start, seriesId } = place
  const difference = subtractBuckets(after, before)
  const places = [{ grain, start, seriesId }]
  // Agents do not report days: they are what their hours add up to.
  if (grain === 'hour') places.push({ grain: 'day', start: bucketStart('day', start), seriesId })
  buckets.write(
    places.map((place) => ({ place, bucket: mergeBuckets(buckets.read(place), difference) })),
    now,
  )
  const key = series.keyOf(seriesId)
  const mode = key.kind === 'judge' ? key.mode : ''
  sql.exec(
    `INSERT INTO agent_buckets (grain, start, agent_key, series_id, mode, count, sum, sums) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET count = excluded.count, sum = excluded.sum, sums = excluded.sums`,
    grain,
    start,
    agentKey,
    seriesId,
    mode,
    after.aggregate.count,
    after.aggregate.sum,
    encodeBucket(after),
  )
  const { count, sum } = difference.aggregate
  if (key.kind === 'judge' && (count !== 0 || sum !== 0)) standings.change({ agentKey, mode, grain, start, count, sum })
}
