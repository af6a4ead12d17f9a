import type { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { boards } from '../boards/tables.ts'
import type { Sql } from '../sql.ts'
import { mayBeSeenBy, selectPins } from './pin-rows.ts'
import type { PinRow } from './rules.ts'
import { pins } from './tables.ts'

/** One live pin that this person may see. */
export async function findPin(
  db: Sql,
  id: PinId,
  viewerId: UserId | null,
): Promise<PinRow | undefined> {
  const [row] = await selectPins(db, viewerId).where(
    and(eq(pins.id, id), isNull(pins.deletedAt), mayBeSeenBy(viewerId)),
  )
  return row
}

/** The pins of a board, newest first. */
export async function pinsOfBoard(
  db: Sql,
  asked: {
    readonly boardId: BoardId
    readonly viewerId: UserId | null
    readonly before: PinId | undefined
    readonly most: number
  },
): Promise<readonly PinRow[]> {
  return selectPins(db, asked.viewerId)
    .where(
      and(
        eq(pins.boardId, asked.boardId),
        isNull(pins.deletedAt),
        mayBeSeenBy(asked.viewerId),
        asked.before === undefined ? undefined : lt(pins.id, asked.before),
      ),
    )
    .orderBy(desc(pins.id))
    .limit(asked.most)
}

/** What a save copies from the pin that somebody saw. */
export async function findSource(db: Sql, id: PinId, viewerId: UserId) {
  const [row] = await db
    .select({
      originId: pins.originId,
      mediaId: pins.mediaId,
      title: pins.title,
      description: pins.description,
      link: pins.link,
      priceAmount: pins.priceAmount,
      priceCurrency: pins.priceCurrency,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(and(eq(pins.id, id), isNull(pins.deletedAt), mayBeSeenBy(viewerId)))
  return row
}
