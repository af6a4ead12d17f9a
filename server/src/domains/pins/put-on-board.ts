import type { PinId, UserId } from '@tessera/contracts/ids'
import { hotQuery } from '../../platform/database/hot-query.ts'
import { and, eq, isNull, sql } from '../../platform/database/sql.ts'
import { boards, sections } from '../boards/tables.ts'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { pins } from './tables.ts'

/** The fields of a new pin, without those the database sets. */
export type NewPin = Omit<
  typeof pins.$inferSelect,
  'place' | 'saveCount' | 'deletedAt' | 'deletedBy' | 'noteFor' | 'plain' | 'words'
>

const { placeholder } = sql

const insertPin = hotQuery('keep_pin', (db) =>
  db
    .insert(pins)
    .values({
      id: placeholder('id'),
      originId: placeholder('originId'),
      boardId: placeholder('boardId'),
      sectionId: placeholder('sectionId'),
      pinnerId: placeholder('pinnerId'),
      mediaId: placeholder('mediaId'),
      viaPinnerId: placeholder('viaPinnerId'),
      creatorId: placeholder('creatorId'),
      title: placeholder('title'),
      description: placeholder('description'),
      link: placeholder('link'),
      altText: placeholder('altText'),
      note: placeholder('note'),
      method: placeholder('method'),
      priceAmount: placeholder('priceAmount'),
      priceCurrency: placeholder('priceCurrency'),
      createdAt: placeholder('createdAt'),
      place: placeholder('id'),
      advertiserId: placeholder('advertiserId'),
      sponsorId: placeholder('sponsorId'),
      sponsorship: placeholder('sponsorship'),
      listed: placeholder('listed'),
      rank: placeholder('rank'),
    })
    .onConflictDoNothing({
      target: [pins.boardId, pins.originId],
      where: sql`${pins.deletedAt} is null`,
    })
    .returning({ id: pins.id }),
)

const countOnBoard = hotQuery('count_on_board', (db) =>
  db
    .update(boards)
    .set({
      pinCount: sql`${boards.pinCount} + 1`,
      lastPinnedAt: sql`${sql.param(placeholder('createdAt'), boards.lastPinnedAt)}`,
    })
    .where(eq(boards.id, placeholder('boardId'))),
)

/** Adds a pin to a locked board and counts it; returns the existing copy when there is one. */
export async function putOnBoard(
  tx: Sql,
  pin: NewPin,
): Promise<{ readonly id: PinId; readonly isNew: boolean }> {
  const [kept] = await insertPin(tx, pin)
  if (kept === undefined) return { id: await copyOnBoard(tx, pin), isNew: false }
  await countOnBoard(tx, { boardId: pin.boardId, createdAt: pin.createdAt })
  if (pin.sectionId !== null)
    await tx
      .update(sections)
      .set({ pinCount: sql`${sections.pinCount} + 1` })
      .where(eq(sections.id, pin.sectionId))
  return { id: kept.id, isNew: true }
}

async function copyOnBoard(tx: Sql, { boardId, originId }: NewPin): Promise<PinId> {
  const [row] = await tx
    .select({ id: pins.id })
    .from(pins)
    .where(and(eq(pins.boardId, boardId), eq(pins.originId, originId), isNull(pins.deletedAt)))
  if (row === undefined) throw new Error('A pin stood in the way of a save and then was gone.')
  return row.id
}

/** Records a member's first save; true for only one of several concurrent ones. */
export async function recordFirstSave(tx: Sql, id: UserId, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ firstSavedAt: now })
    .where(and(eq(users.id, id), isNull(users.firstSavedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
