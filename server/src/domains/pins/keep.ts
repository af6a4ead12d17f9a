import type { Privacy } from '@tessera/contracts/entities/board'
import type { BoardId, PinId, SectionId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { boards, sections } from '../boards/tables.ts'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { type BoardRow, rankOf } from './rules.ts'
import { pins } from './tables.ts'

/** Where a pin is to go. */
export interface Target {
  readonly boardId: BoardId
  readonly sectionId: SectionId | null
  readonly ownerId: UserId
}

/** A board that its owner is putting a pin on. */
export interface LockedBoard extends BoardRow {
  readonly privacy: Privacy
}

/** A pin about to be put on a board. */
export type NewPin = typeof pins.$inferInsert

/**
 * Takes hold of the board for the rest of the transaction, so that its count stays right when many
 * save to it at once. Whoever also needs the origin or the person takes them after it, in that order.
 */
export async function lockBoard(
  tx: Sql,
  target: Target,
): Promise<LockedBoard | 'not-found' | 'not-allowed'> {
  const [row] = await tx
    .select({
      id: boards.id,
      name: boards.name,
      slug: boards.slug,
      privacy: boards.privacy,
      ownerId: boards.ownerId,
      username: users.username,
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(eq(boards.id, target.boardId))
    .for('update', { of: boards })
  if (row === undefined) return 'not-found'
  if (row.ownerId !== target.ownerId) return row.privacy === 'public' ? 'not-allowed' : 'not-found'
  return (await hasSection(tx, target)) ? row : 'not-found'
}

async function hasSection(tx: Sql, { boardId, sectionId }: Target): Promise<boolean> {
  if (sectionId === null) return true
  const rows = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.id, sectionId), eq(sections.boardId, boardId)))
  return rows.length > 0
}

/** Puts a pin on a locked board and counts it; answers the copy that is there already if there is one. */
export async function keepPin(
  tx: Sql,
  pin: NewPin,
): Promise<{ readonly id: PinId; readonly isNew: boolean }> {
  const [kept] = await tx
    .insert(pins)
    .values(pin)
    .onConflictDoNothing({
      target: [pins.boardId, pins.originId],
      where: sql`${pins.deletedAt} is null`,
    })
    .returning({ id: pins.id })
  if (kept === undefined) return { id: await copyOnBoard(tx, pin), isNew: false }
  await tx
    .update(boards)
    .set({ pinCount: sql`${boards.pinCount} + 1`, lastPinnedAt: pin.createdAt })
    .where(eq(boards.id, pin.boardId))
  if (pin.sectionId != null)
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

/** Counts a save for the pin that it came from; people do not raise their own. */
export async function countSave(tx: Sql, originId: PinId, saverId: UserId): Promise<void> {
  const [origin] = await tx
    .select({ pinnerId: pins.pinnerId, createdAt: pins.createdAt, saveCount: pins.saveCount })
    .from(pins)
    .where(eq(pins.id, originId))
    .for('no key update')
  if (origin === undefined || origin.pinnerId === saverId) return
  const saveCount = origin.saveCount + 1
  await tx
    .update(pins)
    .set({ saveCount, rank: rankOf(origin.createdAt, saveCount) })
    .where(eq(pins.id, originId))
}

/** Notes somebody's first pin; true for exactly one of several at once. */
export async function noteFirstSave(tx: Sql, id: UserId, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ firstSavedAt: now })
    .where(and(eq(users.id, id), isNull(users.firstSavedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
