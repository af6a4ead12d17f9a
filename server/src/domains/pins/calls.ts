import { createPin, getPin, savePin } from '@tessera/contracts/calls/pins'
import { PinId } from '@tessera/contracts/ids'
import { answer, answerMember, given, refused } from '../../calls/answer.ts'
import { findMediaOf } from '../media/store.ts'
import { countSave, keepPin, lockBoard, noteFirstSave } from './keep.ts'
import { linkOf, pinOf, rankOf } from './rules.ts'
import { findPin, findSource } from './store.ts'

const answerGetPin = answer(getPin, async ({ ports, viewer }, { id }) => {
  const pin = await findPin(ports.db, id, viewer?.id ?? null)
  return pin === undefined ? refused('not-found') : given(pinOf(pin))
})

const answerSavePin = answerMember(savePin, async ({ ports, viewer }, input) => {
  const { db, ids, clock } = ports
  const now = clock.now()
  const sectionId = input.section ?? null
  return db.transaction(async (tx) => {
    const board = await lockBoard(tx, { boardId: input.board_id, sectionId, ownerId: viewer.id })
    if (typeof board === 'string') return refused(board)
    const source = await findSource(tx, input.pin_id, viewer.id)
    if (source === undefined) return refused('not-found')
    const kept = await keepPin(tx, {
      ...source,
      id: PinId.parse(ids.next()),
      boardId: board.id,
      sectionId,
      pinnerId: viewer.id,
      description: input.description ?? source.description,
      method: 'button',
      createdAt: now,
      listed: false,
      rank: 0,
    })
    if (kept.isNew) await countSave(tx, source.originId, viewer.id)
    const isFirst = kept.isNew && (await noteFirstSave(tx, viewer.id, now))
    return given({
      id: kept.id,
      pin_id: input.pin_id,
      board: linkOf(board),
      is_first_save: isFirst,
    })
  })
})

const answerCreatePin = answerMember(createPin, async ({ ports, viewer }, input) => {
  const { db, ids, clock } = ports
  const now = clock.now()
  const id = PinId.parse(ids.next())
  const sectionId = input.section ?? null
  return db.transaction(async (tx) => {
    const board = await lockBoard(tx, { boardId: input.board_id, sectionId, ownerId: viewer.id })
    if (typeof board === 'string') return refused(board)
    const picture = await findMediaOf(tx, input.media_upload_id, viewer.id)
    if (picture === undefined) return refused('not-found', { field: 'media_upload_id' })
    await keepPin(tx, {
      id,
      originId: id,
      boardId: board.id,
      sectionId,
      pinnerId: viewer.id,
      mediaId: picture.id,
      title: input.title,
      description: input.description,
      link: input.link ?? null,
      method: input.method,
      createdAt: now,
      listed: board.privacy === 'public',
      rank: rankOf(now, 0),
    })
    await noteFirstSave(tx, viewer.id, now)
    const made = await findPin(tx, id, viewer.id)
    return made === undefined ? refused('not-found') : given(pinOf(made))
  })
})

/** The calls of single pins. */
export const pinCalls = [answerGetPin, answerSavePin, answerCreatePin]
