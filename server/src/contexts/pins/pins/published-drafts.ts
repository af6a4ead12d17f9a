import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { publishedDrafts } from './tables.ts'

/** A draft: the account that wrote it, and its key. */
export interface DraftKey {
  readonly ownerId: UserId
  readonly key: string
}

const isOf = ({ ownerId, key }: DraftKey) =>
  and(eq(publishedDrafts.ownerId, ownerId), eq(publishedDrafts.key, key))

/** Returns the pin that a draft was published as; undefined for one that was not. */
export async function pinOfDraft(db: Sql, draft: DraftKey): Promise<PinId | undefined> {
  const [row] = await db
    .select({ pinId: publishedDrafts.pinId })
    .from(publishedDrafts)
    .where(isOf(draft))
  return row?.pinId ?? undefined
}

/**
 * Takes a draft for this transaction, and returns false when it was published before. Waits for a
 * request that publishes the same draft meanwhile.
 */
export async function takeDraft(tx: Sql, draft: DraftKey): Promise<boolean> {
  const taken = await tx.insert(publishedDrafts).values(draft).onConflictDoNothing().returning()
  return taken.length > 0
}

/** Records the pin that a draft was published as. */
export async function recordPublished(tx: Sql, draft: DraftKey, pinId: PinId): Promise<void> {
  await tx.update(publishedDrafts).set({ pinId }).where(isOf(draft))
}
