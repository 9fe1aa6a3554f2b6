/**
 * Tables of AgentStats, append-only (see `applyMigrations`). Times are epoch milliseconds, scores whole ten-thousandths.
 *
 * - `series`      what buckets are kept for: a judge in a mode, or a failure code
 * - `buckets`     sums per grain (minute, hour, day, all), start and series, as `encodeBucket` writes them
 * - `floors`      per grain, the start below which buckets were thrown away; they are never written again
 * - `unsent`      buckets that changed since the tenant's directory last took them
 * - `told`        one row: how many runs are pending, as the directory was last told; null when it has to be told anew
 * - `seen`        every run of the last 24 hours and of each series the newest before, with all that counted of it: a run id is answered
 *                 from here, a window by count is read from here, and what counted can be taken out again
 * - `applied`     one row: the sequence up to which the buckets hold the runs of `seen`; they follow for many runs together
 * - `runs`        the runs that are still held with their analysis, and those that are not judged yet or failed
 * - `pending`     what is to be judged, with its texts, until it is; failed ones without, as long as their ids are recognised; with what
 *                 the attempts cost that came to nothing
 */
export const AGENT_STATS_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE series (
    series_id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    mode TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (kind, mode, name)
  ) STRICT;

  CREATE TABLE buckets (
    grain TEXT NOT NULL,
    start INTEGER NOT NULL,
    series_id INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    sums TEXT NOT NULL,
    PRIMARY KEY (grain, start, series_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE floors (grain TEXT PRIMARY KEY, start INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE unsent (
    grain TEXT NOT NULL,
    start INTEGER NOT NULL,
    series_id INTEGER NOT NULL,
    PRIMARY KEY (grain, start, series_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seen (
    sequence INTEGER PRIMARY KEY,
    run_id TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    recorded_at INTEGER NOT NULL,
    series_id INTEGER NOT NULL,
    finest TEXT NOT NULL,
    evaluation_mode TEXT NOT NULL,
    degraded INTEGER NOT NULL,
    shown_score REAL NOT NULL,
    scale REAL NOT NULL,
    score INTEGER NOT NULL,
    label TEXT NOT NULL,
    threshold REAL,
    passed INTEGER,
    intent INTEGER,
    requirements INTEGER,
    completeness INTEGER,
    appropriateness INTEGER,
    cache TEXT NOT NULL,
    calls INTEGER NOT NULL,
    input_tokens INTEGER,
    output_tokens INTEGER
  ) STRICT;
  CREATE INDEX seen_by_run ON seen (run_id);
  CREATE INDEX seen_by_age ON seen (series_id, at) WHERE degraded = 0;

  CREATE TABLE runs (
    sequence INTEGER PRIMARY KEY,
    run_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    mode TEXT NOT NULL,
    label TEXT NOT NULL,
    judge TEXT NOT NULL,
    status TEXT NOT NULL,
    problem TEXT,
    below_good INTEGER NOT NULL,
    memo_key TEXT,
    summary TEXT NOT NULL,
    details TEXT NOT NULL
  ) STRICT;
  -- The only index, because every one is a page more to write with every run: it orders listings, and holds what a search for
  -- an id or for the runs to throw away has to look at.
  CREATE INDEX runs_by_age ON runs (at, sequence, below_good, run_id);
  `,
  `
  CREATE TABLE pending (
    sequence INTEGER PRIMARY KEY,
    run_id TEXT NOT NULL UNIQUE,
    content_hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    accepted_at INTEGER NOT NULL,
    request TEXT,
    attempts INTEGER NOT NULL,
    leased_until INTEGER NOT NULL,
    sends INTEGER NOT NULL,
    due_at INTEGER,
    code TEXT,
    problem TEXT
  ) STRICT;
  CREATE INDEX pending_by_due ON pending (due_at);
  `,
  `
  CREATE TABLE applied (id INTEGER PRIMARY KEY CHECK (id = 1), sequence INTEGER NOT NULL) STRICT;
  INSERT INTO applied (id, sequence) SELECT 1, COALESCE(MAX(sequence), 0) FROM seen;
  `,
  `
  CREATE TABLE told (id INTEGER PRIMARY KEY CHECK (id = 1), pending INTEGER) STRICT;
  INSERT INTO told (id, pending) VALUES (1, 0);
  `,
  `
  ALTER TABLE pending ADD COLUMN calls INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE pending ADD COLUMN input_tokens INTEGER;
  ALTER TABLE pending ADD COLUMN output_tokens INTEGER;
  `,
]
