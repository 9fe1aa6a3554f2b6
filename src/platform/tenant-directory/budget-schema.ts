/**
 * - `budget_days`          judge calls and tokens that a UTC day's budget was charged with; a call under way counts as one
 * - `budget_reservations`  the calls under way, so that each is charged once; one that was never settled stays charged as one call
 */
export const BUDGET_TABLES = `
  CREATE TABLE budget_days (day INTEGER PRIMARY KEY, calls INTEGER NOT NULL, tokens INTEGER NOT NULL) STRICT;

  CREATE TABLE budget_reservations (id TEXT PRIMARY KEY, day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`
