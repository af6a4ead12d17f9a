import type { PgTable } from '../../platform/database/define-tables.ts'
import type { Db } from '../../platform/database/port.ts'
import { type SQL, sql } from '../../platform/database/sql.ts'

/** Rows of a batch: few enough that no lock is held for long, and no statement runs into its time limit. */
const together = 5_000

/**
 * Deletes old rows of a table that grows by time, a batch at a time, so that a job that did not run for
 * months catches up. Rows that somebody changes meanwhile stay until the next time.
 */
export async function deleteInBatches(
  db: Db,
  { table, which, signal }: { table: PgTable; which: SQL; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${which} limit ${together}))`)
    if ((rowCount ?? 0) < together) return
  }
}
