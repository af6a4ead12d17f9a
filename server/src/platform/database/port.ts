import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** What SQL is sent through, whichever database is behind it. */
export type Db = NodePgDatabase

/** What `db.transaction` hands out; inside it nothing else may be used. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A database that is open. */
export interface OpenDatabase {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres' | 'memory'
  /** Does something once the transaction around the caller has committed; at once where there is none. */
  afterCommit(effect: () => void): void
  /** A connection that is not of the pool, for LISTEN; not there where one process has the database alone. */
  readonly newClient?: () => pg.Client
  close(): Promise<void>
}

/** Why a database cannot be opened, in one sentence that holds the fix. */
export interface DatabaseFault {
  readonly code:
    | 'database-locked'
    | 'database-folder-read-only'
    | 'database-unreachable'
    | 'database-damaged'
  readonly message: string
}

/** What opening comes to. */
export type DatabaseOpening =
  | { readonly ok: true; readonly database: OpenDatabase }
  | { readonly ok: false; readonly fault: DatabaseFault }
