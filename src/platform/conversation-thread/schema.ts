/**
 * Tables of ConversationThread, append-only (see `applyMigrations`). Times are epoch milliseconds.
 *
 * - `facts`      what there is once: which conversation this is, the newest time that is forgotten, what is to be reported
 * - `messages`   the last messages, as JSON; texts at most 24 h
 * - `pairs`      which messages were handed out together to be scored, as JSON
 * - `seen`       keys of events, by which repeats are known
 * - `jobs`       pairs to be scored or taken back, with their texts until `texts_until`, and dead letters
 * - `outcomes`   what stands of each pair
 */
export const CONVERSATION_THREAD_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE messages (id TEXT PRIMARY KEY, message TEXT NOT NULL) STRICT;

  CREATE TABLE pairs (pair_id TEXT PRIMARY KEY, pair TEXT NOT NULL) STRICT;

  CREATE TABLE seen (key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX seen_by_age ON seen (at);

  CREATE TABLE jobs (
    pair_id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    agent_id TEXT NOT NULL,
    dead_letter_id TEXT,
    pair TEXT,
    history_until INTEGER NOT NULL,
    texts_until INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE outcomes (
    pair_id TEXT PRIMARY KEY,
    outcome TEXT NOT NULL,
    agent_id TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  `,
]
