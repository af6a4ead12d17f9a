import type { PinBar, PromotablePin } from '@tessera/contracts/calls/quick-promote'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, desc, eq, inArray, isNull, lt, sql } from '../../../../platform/database/sql.ts'
import { media } from '../../../base/media/tables.ts'
import type { Sql } from '../../../base/sql.ts'
import {
  boards,
  findPin,
  isSoldOut,
  isVisibleTo,
  type PinRow,
  pinOf,
  pins,
  products,
  selectPins,
} from '../../../pins/index.ts'
import { barsOf } from './promotable.ts'

/** The members whose pins an ad account may promote. */
export type Pinners = readonly UserId[]

/** The facts of a pin that may be promoted. */
export interface PromotedPin {
  readonly reasons: readonly PinBar[]
  readonly title: string
  readonly description: string
  readonly productGroupId: string | null
  readonly link: string | null
  readonly isSoldOut: boolean
}

/** Loads what decides about pins; those that aren't there are left out. */
export async function promotedPins(
  db: Sql,
  ids: readonly PinId[],
  pinners: Pinners,
): Promise<ReadonlyMap<PinId, PromotedPin>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: pins.id,
      pinnerId: pins.pinnerId,
      deletedAt: pins.deletedAt,
      link: pins.link,
      title: pins.title,
      description: pins.description,
      privacy: boards.privacy,
      boardDeletedAt: boards.deletedAt,
      width: media.width,
      height: media.height,
      productId: products.originId,
      isSoldOut: isSoldOut(sql`${pins.originId}`).mapWith(Boolean),
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(products, and(eq(products.originId, pins.originId), isNull(products.retiredAt)))
    .where(inArray(pins.id, [...ids]))
  return new Map(
    rows.map(({ id, title, description, productId, isSoldOut: isOut, ...row }) => {
      const reasons = barsOf({
        ...row,
        isLive: row.deletedAt === null && row.boardDeletedAt === null,
        isSaved: pinners.includes(row.pinnerId),
        isPublic: row.privacy === 'public',
      })
      const { link } = row
      return [
        id,
        { reasons, title, description, link, productGroupId: productId, isSoldOut: isOut },
      ]
    }),
  )
}

const shown = (row: PinRow, facts: PromotedPin | undefined): PromotablePin => ({
  pin: pinOf(row),
  reasons: [...(facts?.reasons ?? (['gone'] as const))],
  product_group_id: facts?.productGroupId ?? null,
  is_sold_out: facts?.isSoldOut ?? false,
})

/** Loads what decides about a pin; undefined when there is none with this id. */
export const promotedPin = async (
  db: Sql,
  id: PinId,
  pinners: Pinners,
): Promise<PromotedPin | undefined> => (await promotedPins(db, [id], pinners)).get(id)

/** Loads a pin that this viewer may see, with why it can't be promoted. */
export async function promotablePin(
  db: Sql,
  id: PinId,
  { viewerId, pinners }: { readonly viewerId: UserId; readonly pinners: Pinners },
): Promise<PromotablePin | undefined> {
  const row = await findPin(db, id, viewerId)
  return row === undefined ? undefined : shown(row, await promotedPin(db, id, pinners))
}

/** Loads a page of the pins that can be chosen, newest first. */
export async function pinsToPromote(
  db: Sql,
  page: {
    readonly viewerId: UserId
    readonly pinners: Pinners
    readonly before: PinId | undefined
    readonly most: number
  },
): Promise<readonly PromotablePin[]> {
  const rows = await selectPins(db, page.viewerId)
    .where(
      and(
        inArray(pins.pinnerId, [...page.pinners]),
        isNull(pins.deletedAt),
        isVisibleTo(page.viewerId),
        page.before === undefined ? undefined : lt(pins.id, page.before),
      ),
    )
    .orderBy(desc(pins.id))
    .limit(page.most)
  if (rows.length === 0) return []
  const facts = await promotedPins(
    db,
    rows.map(({ id }) => id),
    page.pinners,
  )
  return rows.map((row) => shown(row, facts.get(row.id)))
}
