import type { Price } from '@tessera/contracts/entities/pin'
import type { KeptFor } from '@tessera/contracts/entities/product'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, count, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { keptForOf } from './read-products.ts'
import { keptProducts } from './tables.ts'

/** A product and the member who saves it for later. */
export interface Kept {
  readonly userId: UserId
  readonly originId: PinId
}

/** The alerts that a member wants; missing ones stay as they are. */
export interface Wishes {
  readonly tellsDrops?: boolean | undefined
  readonly tellsFrom?: number | null | undefined
  readonly tellsBack?: boolean | undefined
}

const isKept = ({ userId, originId }: Kept) =>
  and(eq(keptProducts.userId, userId), eq(keptProducts.originId, originId))

const given = ({ tellsDrops, tellsFrom, tellsBack }: Wishes) => ({
  ...(tellsDrops === undefined ? {} : { tellsDrops }),
  ...(tellsFrom === undefined ? {} : { tellsFrom }),
  ...(tellsBack === undefined ? {} : { tellsBack }),
})

/** Counts the products that a member saved for later. */
export async function countKept(db: Sql, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(keptProducts)
    .where(eq(keptProducts.userId, userId))
  return row?.kept ?? 0
}

/** Saves a product for later; one that is saved already gets the new wishes. */
export async function keep(
  db: Sql,
  kept: Kept,
  how: Wishes & { readonly keptAt: Date; readonly price: Price | null },
): Promise<void> {
  const wishes = given(how)
  const row = {
    ...kept,
    ...wishes,
    keptAt: how.keptAt,
    amount: how.price?.amount ?? null,
    currency: how.price?.currency ?? null,
  }
  const inserted = db.insert(keptProducts).values(row)
  const target = [keptProducts.userId, keptProducts.originId]
  if (Object.keys(wishes).length === 0) await inserted.onConflictDoNothing({ target })
  else await inserted.onConflictDoUpdate({ target, set: wishes })
}

/** Changes what a member is told about a product; returns false when it isn't saved. */
export async function changeKept(db: Sql, kept: Kept, wishes: Wishes): Promise<boolean> {
  const set = given(wishes)
  const rows =
    Object.keys(set).length === 0
      ? await db.select({ id: keptProducts.originId }).from(keptProducts).where(isKept(kept))
      : await db
          .update(keptProducts)
          .set(set)
          .where(isKept(kept))
          .returning({ id: keptProducts.originId })
  return rows.length > 0
}

/** Removes a product from those saved for later, and returns what it was saved with. */
export async function dropKept(db: Sql, kept: Kept): Promise<KeptFor | null> {
  const [row] = await db.delete(keptProducts).where(isKept(kept)).returning()
  return row === undefined ? null : keptForOf(row)
}
