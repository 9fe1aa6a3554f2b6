import { DurableObject } from 'cloudflare:workers'
import type { RunRecord } from '../../../../src/stats/run-record.ts'

/** The yardstick: one insert for every run, and nothing else. */
export class BareInserts extends DurableObject {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS scores (run_id TEXT NOT NULL, at INTEGER NOT NULL, score REAL NOT NULL) STRICT;
       CREATE TABLE IF NOT EXISTS runs (run_id TEXT NOT NULL, at INTEGER NOT NULL, score REAL NOT NULL, run TEXT NOT NULL) STRICT`,
    )
  }

  /** Keeps what a mean needs. */
  async insertScore({
    runId,
    at,
    normalizedScore,
  }: Pick<RunRecord, 'runId' | 'at' | 'normalizedScore'>): Promise<void> {
    this.ctx.storage.sql.exec('INSERT INTO scores (run_id, at, score) VALUES (?, ?, ?)', runId, at, normalizedScore)
  }

  /** Keeps the run, as it was given. */
  async insertRun(run: RunRecord): Promise<void> {
    this.ctx.storage.sql.exec(
      'INSERT INTO runs (run_id, at, score, run) VALUES (?, ?, ?, ?)',
      run.runId,
      run.at,
      run.normalizedScore,
      JSON.stringify(run),
    )
  }
}
