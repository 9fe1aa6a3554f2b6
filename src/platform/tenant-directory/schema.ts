import { BUDGET_TABLES } from './budget-schema.ts'
import { HOOK_TABLES } from './hook-schema.ts'

/**
 * Tables of TenantDirectory, append-only (see `applyMigrations`). Times are epoch milliseconds, sums in whole ten-thousandths.
 *
 * - `series`, `floors`   as in AgentStats
 * - `tenant_buckets`     sums over all agents per grain, start and series; days are added up from the agents' hours
 * - `agents`             who there is, and how many runs of each are pending; `totals` says how many of both without counting them
 * - `agent_buckets`      what each agent last said its buckets hold, so that a repeat changes nothing
 * - `standings`          count and sum per agent, mode and window, kept up as buckets come and go: agents are listed by it
 * - `edges`              where each window of the standings begins
 * - `settings`           what the operator set for the tenant, one row of JSON; provider credentials in it are sealed
 * - `keys`               who may use the tenant, by the SHA-256 of each key
 * - `erasure`            one row while the tenant is being erased: since when
 */
export const TENANT_DIRECTORY_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE series (
    series_id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    mode TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (kind, mode, name)
  ) STRICT;

  CREATE TABLE floors (grain TEXT PRIMARY KEY, start INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE tenant_buckets (
    grain TEXT NOT NULL,
    start INTEGER NOT NULL,
    series_id INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    sums TEXT NOT NULL,
    PRIMARY KEY (grain, start, series_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE agents (
    agent_key INTEGER PRIMARY KEY,
    agent_id TEXT NOT NULL UNIQUE,
    last_scored_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX agents_by_recency ON agents (last_scored_at);

  CREATE TABLE totals (name TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO totals (name, count) VALUES ('agents', 0);

  CREATE TABLE agent_buckets (
    grain TEXT NOT NULL,
    start INTEGER NOT NULL,
    agent_key INTEGER NOT NULL,
    series_id INTEGER NOT NULL,
    mode TEXT NOT NULL,
    count INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    sums TEXT NOT NULL,
    PRIMARY KEY (grain, start, agent_key, series_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX agent_buckets_by_agent ON agent_buckets (agent_key, grain, start);

  CREATE TABLE standings (
    agent_key INTEGER NOT NULL,
    window_name TEXT NOT NULL,
    mode TEXT NOT NULL,
    count INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    mean REAL AS (CAST(sum AS REAL) / count) STORED,
    PRIMARY KEY (agent_key, window_name, mode)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX standings_by_mean ON standings (window_name, mode, mean, agent_key);
  CREATE INDEX standings_to_watch ON standings (window_name, mean, agent_key) WHERE count >= 5;

  CREATE TABLE edges (window_name TEXT PRIMARY KEY, start INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE settings (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    settings TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE keys (
    key_id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    hash TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE erasure (id INTEGER PRIMARY KEY CHECK (id = 1), since INTEGER NOT NULL) STRICT;
  `,
  HOOK_TABLES,
  BUDGET_TABLES,
  `
  ALTER TABLE agents ADD COLUMN pending INTEGER NOT NULL DEFAULT 0;
  INSERT INTO totals (name, count) VALUES ('pending', 0);
  `,
]
