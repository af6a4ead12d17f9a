import type { Db, Tx } from '../platform/database/port.ts'

/** What SQL is sent through: the database, or the transaction that is under way. */
export type Sql = Db | Tx
