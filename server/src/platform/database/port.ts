import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** The handle that SQL is sent through, whichever database is behind it. */
export type Db = NodePgDatabase

/** The handle of a transaction; inside it no other handle may be used. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** An open database. */
export interface OpenDatabase {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres' | 'memory'
  /**
   * Runs something after the transaction around the caller commits; at once outside a transaction.
   */
  afterCommit(effect: () => void): void
  /** Counts the connections of the pool, and what waits for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number }
  /**
   * Returns a connection outside the pool, for LISTEN; missing when one process has the database
   * alone.
   */
  readonly newClient?: () => pg.Client
  /** Runs work on the database itself, where a pooler stands before it: migrations take sessions and time. */
  direct<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /**
   * Copies the files of a database that one process has alone, as a kill would leave them; opened again, they
   * are the database of that moment. Statements wait meanwhile. Missing for one with a server.
   */
  copyFiles?(folder: string): Promise<void>
  close(): Promise<void>
}

/** The failure to open a database, explained in one sentence with the fix. */
export interface DatabaseFault {
  readonly code:
    | 'database-locked'
    | 'database-folder-read-only'
    | 'database-unreachable'
    | 'database-pooled'
    | 'database-damaged'
    | 'database-moved'
  readonly message: string
}

/** The result of opening a database. */
export type DatabaseOpening =
  | {
      readonly ok: true
      readonly database: OpenDatabase
      /** Sentences that the operator should read. */
      readonly notices?: readonly string[]
    }
  | { readonly ok: false; readonly fault: DatabaseFault }
