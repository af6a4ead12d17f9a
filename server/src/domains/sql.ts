import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** What SQL is sent through: the database, or the transaction that is under way. */
export type Sql = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
