import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../../platform/database/sql.ts'
import { media } from '../../../base/media/tables.ts'
import type { Sql } from '../../../base/sql.ts'
import {
  boards,
  isVisibleTo,
  pinnerIsPresent,
  pinProducts,
  pins,
  products,
} from '../../../pins/index.ts'
import { hiddenLooks } from './tables.ts'

const lookedColumns = {
  id: pins.id,
  originId: pins.originId,
  pinnerId: pins.pinnerId,
  mediaId: pins.mediaId,
  mediaKind: media.kind,
  privacy: boards.privacy,
  title: pins.title,
  description: pins.description,
  isProduct: sql<boolean>`exists (select from ${products}
    where ${products.originId} = ${pins.originId})`,
  hasTags: sql<boolean>`exists (select from ${pinProducts}
    where ${pinProducts.originId} = ${pins.originId})`,
  isHidden: sql<boolean>`exists (select from ${hiddenLooks}
    where ${hiddenLooks.pinId} in (${pins.id}, ${pins.originId}))`,
}

/** Loads the pin that products are asked for, if the viewer may see it. */
export async function findLooked(db: Sql, id: PinId, viewerId: UserId | null) {
  const [row] = await db
    .select(lookedColumns)
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .where(and(eq(pins.id, id), isNull(pins.deletedAt), pinnerIsPresent, isVisibleTo(viewerId)))
  return row
}

/** The pin that products are asked for. */
export type LookedPin = NonNullable<Awaited<ReturnType<typeof findLooked>>>

/** The shop of a product, and how its picture looks. */
export async function shopsOf(db: Sql, ids: readonly PinId[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: pins.id,
      shop: products.shop,
      isRetired: sql<boolean>`${products.retiredAt} is not null`,
    })
    .from(pins)
    .innerJoin(products, eq(products.originId, pins.originId))
    .where(sql`${pins.id} = any(${sql.param([...ids])}::bigint[])`)
  return new Map(rows.map(({ id, ...shop }) => [id, shop]))
}

/** Hides similar products beside a pin. */
export async function hideLookOf(db: Sql, pinId: PinId, hiddenAt: Date): Promise<void> {
  await db.insert(hiddenLooks).values({ pinId, hiddenAt }).onConflictDoNothing()
}

/** Shows similar products beside a pin again. */
export async function showLookOf(db: Sql, pinId: PinId): Promise<void> {
  await db.delete(hiddenLooks).where(eq(hiddenLooks.pinId, pinId))
}
