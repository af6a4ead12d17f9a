import { type AnyColumn, type SQL, sql } from '../../../platform/database/sql.ts'

/**
 * The SHA-256 of an address in lower case, as advertisers send it, in hexadecimal digits. It's written
 * with functions that an index may use.
 */
export const emailHash = (email: AnyColumn | SQL) =>
  sql<string>`encode(sha256(decode(replace(lower(${email}::text), '\\', '\\\\'), 'escape')), 'hex')`
