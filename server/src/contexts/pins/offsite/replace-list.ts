import type { Db } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import { domainFlags } from '../../base/link-lists/tables.ts'
import type { ListedDomain } from './import-list.ts'

const rowsAtOnce = 1_000

/** Replaces all entries of a source in one transaction. */
export function replaceList(
  db: Db,
  list: { readonly source: string; readonly rows: readonly ListedDomain[]; readonly now: Date },
): Promise<{ readonly before: number }> {
  const { source, rows, now } = list
  return db.transaction(async (tx) => {
    const before = await tx.$count(domainFlags, eq(domainFlags.source, source))
    await tx.delete(domainFlags).where(eq(domainFlags.source, source))
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await tx
        .insert(domainFlags)
        .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row, source, createdAt: now })))
    return { before }
  })
}
