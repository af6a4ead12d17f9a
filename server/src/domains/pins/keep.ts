import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { boards, sections } from '../boards/tables.ts'
import { users } from '../identity/tables.ts'
import type { Sql } from '../sql.ts'
import { pins } from './tables.ts'

/** A pin about to be put on a board. */
export type NewPin = typeof pins.$inferInsert

/** Puts a pin on a held board and counts it; answers the copy that is there already if there is one. */
export async function keepPin(
  tx: Sql,
  pin: NewPin,
): Promise<{ readonly id: PinId; readonly isNew: boolean }> {
  const [kept] = await tx
    .insert(pins)
    .values({ ...pin, place: pin.id })
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

/** Notes somebody's first pin; true for exactly one of several at once. */
export async function noteFirstSave(tx: Sql, id: UserId, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ firstSavedAt: now })
    .where(and(eq(users.id, id), isNull(users.firstSavedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}
