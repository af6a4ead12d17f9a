import type { MediaId } from '@tessera/contracts/ids'
import type { Sql } from '../sql.ts'
import { unusedMedia } from './tables.ts'

/** Marks media as possibly unused; the sweep checks. */
export async function markUnused(db: Sql, ids: readonly MediaId[], since: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insert(unusedMedia)
    .values([...new Set(ids)].map((mediaId) => ({ mediaId, since })))
    .onConflictDoNothing()
}
