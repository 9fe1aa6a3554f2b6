/**
 * Tables of OperatorDirectory, append-only (see `applyMigrations`).
 *
 * - `tenants`    each tenant's statistics as JSON, and when its directory worked them out (epoch milliseconds)
 * - `standings`  each tenant's mean over all modes per window, for listing the worst; 2 when it has no run there
 */
export const OPERATOR_DIRECTORY_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tenants (
    tenant_id TEXT PRIMARY KEY,
    reported_at INTEGER NOT NULL,
    statistics TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE standings (
    tenant_id TEXT NOT NULL,
    window_name TEXT NOT NULL,
    mean REAL NOT NULL,
    PRIMARY KEY (tenant_id, window_name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX standings_by_mean ON standings (window_name, mean, tenant_id);
  `,
]
