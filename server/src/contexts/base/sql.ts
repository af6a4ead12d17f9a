import type { Db, Tx } from '../../platform/database/port.ts'

/** The database, or the current transaction. */
export type Sql = Db | Tx
