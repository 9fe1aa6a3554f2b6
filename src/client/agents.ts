import type { AgentPage, AgentStatistics, HeldRun, Operations, Run, RunPage, Series } from './api-types.ts'
import type { CallOptions } from './call-time.ts'
import { eachOf } from './pages.ts'
import type { Transport } from './transport.ts'

type Query<Id extends keyof Operations> = Operations[Id]['query']

/** What was recorded of agents. Scope `read`, and `manage` to erase. */
export type Agents = {
  /** A page of the tenant's agents. */
  list: (query?: Query<'agents'>, options?: CallOptions) => Promise<AgentPage>
  /** All of them, page after page. */
  each: (query?: Omit<Query<'agents'>, 'cursor'>, options?: CallOptions) => AsyncIterable<AgentPage['agents'][number]>
  /** Rolling statistics per evaluation mode and window. */
  statistics: (agentId: string, query?: Query<'agentStatistics'>, options?: CallOptions) => Promise<AgentStatistics>
  /** Averages over time, one point per bucket and judge. */
  series: (agentId: string, query?: Query<'agentSeries'>, options?: CallOptions) => Promise<Series>
  /** A page of the held runs, newest first. */
  runs: (agentId: string, query?: Query<'agentRuns'>, options?: CallOptions) => Promise<RunPage>
  /** All of them, page after page. */
  eachRun: (agentId: string, query?: Omit<Query<'agentRuns'>, 'cursor'>, options?: CallOptions) => AsyncIterable<Run>
  /** One run with its analysis and reason while they are held. */
  run: (agentId: string, runId: string, options?: CallOptions) => Promise<HeldRun>
  /** Erases everything recorded of an agent. */
  erase: (agentId: string, options?: CallOptions) => Promise<void>
}

export function agents({ call, remove, time }: Transport): Agents {
  const listing: Agents = {
    list: (query = {}, options) => call('agents', { path: {}, query }, time(options)),
    each: (query, options) =>
      eachOf(
        (cursor) => listing.list({ ...query, cursor }, options),
        (page) => page.agents,
      ),
    statistics: (agentId, query = {}, options) => call('agentStatistics', { path: { agentId }, query }, time(options)),
    series: (agentId, query = {}, options) => call('agentSeries', { path: { agentId }, query }, time(options)),
    runs: (agentId, query = {}, options) => call('agentRuns', { path: { agentId }, query }, time(options)),
    eachRun: (agentId, query, options) =>
      eachOf(
        (cursor) => listing.runs(agentId, { ...query, cursor }, options),
        (page) => page.runs,
      ),
    run: (agentId, runId, options) => call('agentRun', { path: { agentId, runId } }, time(options)),
    erase: (agentId, options) => remove('eraseAgent', { path: { agentId } }, time(options)),
  }
  return listing
}
