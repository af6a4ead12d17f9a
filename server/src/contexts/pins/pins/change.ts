import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { updatePin } from '@tessera/contracts/calls/pins'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { lockMarks, markSensitive, unmarkSensitive } from '../../base/media/sensitive.ts'
import type { Sql } from '../../base/sql.ts'
import { tellTerms } from '../../base/terms/check-texts.ts'
import { type Actor, boardFault, lockBoard } from '../boards/lock-board.ts'
import { creatorOf } from './creator.ts'
import { changeNote } from './notes.ts'
import { postFault, postingOf } from './post-fault.ts'
import { picturesOfIdea } from './sensitive.ts'
import { pins } from './tables.ts'
import { changeWords, type IdeaWords } from './words.ts'

/** Changes a pin: creators the words of the idea, savers only their own note. */
export async function changePin(
  tx: Tx,
  ports: Pick<Ports, 'events' | 'live' | 'clock'>,
  actor: Actor,
  input: ParsedInputOf<typeof updatePin>,
): Promise<Refusal | undefined> {
  const before = await whereIs(tx, input.id)
  if (before === undefined) return refused('not-found')
  const board = await lockBoard(tx, actor, before.boardId)
  const fault = boardFault(board, 'order')
  if (board === undefined || fault !== undefined) return refused(fault ?? 'not-found')
  const pin = await whereIs(tx, input.id)
  if (pin === undefined || pin.boardId !== before.boardId) return refused('not-found')
  if (pin.pinnerId !== actor.userId) return refused('not-allowed')
  const words = wordsAfter(pin, input)
  const isPublic = board.privacy === 'public'
  if (JSON.stringify(words) !== JSON.stringify(wordsAfter(pin, {}))) {
    // The words are published in the creator's name, so nobody else may change them or the link.
    if (pin.creatorId !== actor.userId) return refused('pin-not-yours')
    const changed = { originId: pin.originId, creatorId: actor.userId, isPublic }
    const { title, description, link, altText: alt_text } = words
    // The list may be newer than the pin, so fields that stay as they were are not looked at again.
    const barred = await postFault(
      tx,
      ports,
      postingOf({
        title: title === pin.title ? '' : title,
        description: description === pin.description ? '' : description,
        alt_text: alt_text === pin.altText ? '' : alt_text,
        link: link === pin.link ? null : link,
      }),
    )
    if (barred !== undefined) return barred
    await changeWords(tx, ports, changed, words)
    if (isPublic)
      await tellTerms(tx, ports, {
        place: 'pin',
        kind: 'pin',
        id: pin.originId,
        ownerId: actor.userId,
        texts: [title, description, alt_text],
      })
  }
  if (input.is_sensitive !== undefined) {
    const unmarked = await changeMark(tx, pin, {
      by: actor.userId,
      isSensitive: input.is_sensitive,
    })
    if (unmarked !== undefined) return unmarked
  }
  const note = { note: input.note, isShared: input.note_is_shared }
  await changeNote(tx, { id: pin.id, isPublic }, note)
  return undefined
}

/** Changes whether a creator says that the pictures of their idea may be sensitive. */
async function changeMark(
  tx: Tx,
  pin: { readonly id: PinId; readonly creatorId: UserId | null },
  { by, isSensitive }: { readonly by: UserId; readonly isSensitive: boolean },
): Promise<Refusal | undefined> {
  if (pin.creatorId !== by) return refused('pin-not-yours')
  const ids = await picturesOfIdea(tx, pin.id)
  const marks = await lockMarks(tx, ids)
  if (isSensitive) {
    await markSensitive(tx, ids, 'author')
    return undefined
  }
  // A mark of the house ends by an appeal, or by the house.
  if (marks.some((mark) => mark.by !== null && mark.by !== 'author')) return refused('not-allowed')
  await unmarkSensitive(tx, ids)
  return undefined
}

/** Returns the words of a pin after a change. */
const wordsAfter = (
  pin: IdeaWords,
  { title, description, link, alt_text }: Partial<ParsedInputOf<typeof updatePin>>,
): IdeaWords => ({
  title: title ?? pin.title,
  description: description ?? pin.description,
  link: link === undefined ? pin.link : link,
  altText: alt_text ?? pin.altText,
})

async function whereIs(tx: Sql, id: PinId) {
  const [row] = await tx
    .select({
      id: pins.id,
      originId: pins.originId,
      boardId: pins.boardId,
      pinnerId: pins.pinnerId,
      creatorId: creatorOf,
      title: pins.title,
      description: pins.description,
      link: pins.link,
      altText: pins.altText,
    })
    .from(pins)
    .where(and(eq(pins.id, id), isNull(pins.deletedAt)))
  return row
}
