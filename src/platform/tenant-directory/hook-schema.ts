/**
 * - `hooks`           the tenant's hooks; secrets are sealed
 * - `hook_counters`   what was counted of each
 * - `hook_threads`    the last report of each conversation, so that a repeat counts nothing
 * - `dead_letters`    pairs that could not be scored, without their texts
 */
export const HOOK_TABLES = `
  CREATE TABLE hooks (
    hook_id TEXT PRIMARY KEY,
    settings TEXT NOT NULL,
    secrets TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    last_event_at INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE hook_counters (
    hook_id TEXT NOT NULL,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (hook_id, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE hook_threads (
    hook_id TEXT NOT NULL,
    thread TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    reported_at INTEGER NOT NULL,
    PRIMARY KEY (hook_id, thread)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX hook_threads_by_age ON hook_threads (reported_at);

  CREATE TABLE dead_letters (
    hook_id TEXT NOT NULL,
    id TEXT NOT NULL,
    thread TEXT NOT NULL,
    failed_at INTEGER NOT NULL,
    letter TEXT NOT NULL,
    PRIMARY KEY (hook_id, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX dead_letters_by_age ON dead_letters (hook_id, failed_at);
`
