import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { updatePin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { PinId } from '@tessera/contracts/ids'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, boardFault, holdBoard } from '../boards/hold.ts'
import { indexText } from '../hashtags/count-listed.ts'
import type { Sql } from '../sql.ts'
import { appear, vanish } from './sight.ts'
import { pins } from './tables.ts'

/** Changes what a pin says; its pinner may, and nobody else. */
export async function changePin(
  tx: Sql,
  actor: Actor,
  input: ParsedInputOf<typeof updatePin>,
): Promise<ErrorCode | undefined> {
  const before = await whereIs(tx, input.id)
  if (before === undefined) return 'not-found'
  const fault = boardFault(await holdBoard(tx, actor, before.boardId), 'order')
  if (fault !== undefined) return fault
  const pin = await whereIs(tx, input.id)
  if (pin === undefined || pin.boardId !== before.boardId) return 'not-found'
  if (pin.pinnerId !== actor.userId) return 'not-allowed'
  const { title = pin.title, description = pin.description, link = pin.link } = input
  const which = eq(pins.id, pin.id)
  await vanish(tx, which)
  await tx.update(pins).set({ title, description, link }).where(which)
  if (pin.originId === pin.id) await indexText(tx, { pinId: pin.id, title, description })
  await appear(tx, which)
  return undefined
}

async function whereIs(tx: Sql, id: PinId) {
  const [row] = await tx
    .select()
    .from(pins)
    .where(and(eq(pins.id, id), isNull(pins.deletedAt)))
  return row
}
