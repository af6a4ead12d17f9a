import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { hidePin, reportPin, savePin, showPin, updatePin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { PinId, type SectionId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { blurPictures } from '../../base/media/sensitive.ts'
import type { Sql } from '../../base/sql.ts'
import { actingFor } from '../../identity/index.ts'
import { changePin } from './change.ts'
import { detailsOf } from './details.ts'
import { pinEdited, pinReported } from './events.ts'
import { pinLookups } from './lookup-calls.ts'
import { addNote, noteOn } from './notes.ts'
import { placeForSave } from './place-for-save.ts'
import { answerCreatePin } from './publish.ts'
import { recordFirstSave } from './put-on-board.ts'
import { hide, report, show } from './reactions.ts'
import { movedPinColumns, relocate } from './relocate.ts'
import { linkOf } from './rules.ts'
import { saveOnBoard } from './save-on-board.ts'
import { picturesOfIdea } from './sensitive.ts'
import { findPin } from './store.ts'
import { pins } from './tables.ts'
import { wantedPlace } from './wanted-place.ts'

const answerSavePin = answerMember(savePin, async (visit, input) => {
  const { ports, viewer } = visit
  const { db, ids, clock } = ports
  const now = clock.now()
  let chosen: PinId | undefined
  const answered = await db.transaction(async (tx) => {
    const wanted = await wantedPlace(tx, visit, input)
    if (!wanted.ok) return refused(wanted.code)
    const place = await placeForSave(tx, viewer, wanted.input)
    if (!place.ok) return refused(place.code, place.data)
    const { acting, board, sectionId, source } = place
    const note = noteOn(input.description, source.description)
    const kept = await saveOnBoard(tx, ports, {
      ...source,
      sourceId: input.pin_id,
      viaPinnerId: source.viaPinnerId === acting.userId ? null : source.viaPinnerId,
      id: PinId.parse(ids.next()),
      boardId: board.id,
      isPublic: board.privacy === 'public',
      sectionId,
      pinnerId: acting.userId,
      advertiserId: acting.advertiser?.id ?? null,
      note,
      method: input.method,
      createdAt: now,
      listed: false,
      rank: 0,
    })
    if (!kept.isNew && sectionId !== null) await putInSection(tx, ids, kept.id, sectionId)
    if (!kept.isNew) await addNote(tx, kept.id, { pinnerId: acting.userId, note })
    const hasSaved = viewer.hasSaved && acting.userId === viewer.id
    const isFirst = kept.isNew && !hasSaved && (await recordFirstSave(tx, acting.userId, now))
    chosen = kept.isNew ? source.originId : undefined
    return given({
      id: kept.id,
      pin_id: input.pin_id,
      board: linkOf(board),
      pinner: { id: acting.userId },
      is_first_save: isFirst,
      was_saved: !kept.isNew,
    })
  })
  if (answered.ok && chosen !== undefined)
    ports.queryCounts.chose(viewer.id, visit, { originId: chosen, act: 'save', now })
  return answered
})

/** Moves a pin that its board has already to the section it was saved to. */
async function putInSection(tx: Sql, ids: Ports['ids'], id: PinId, sectionId: SectionId) {
  const [pin] = await tx.select(movedPinColumns).from(pins).where(eq(pins.id, id))
  if (pin === undefined || pin.sectionId === sectionId) return
  const to = { boardId: pin.boardId, sectionId, place: PinId.parse(ids.next()) }
  await relocate(tx, [{ pin, to }])
}

/** Blurs the pictures of a pin before the transaction that marks them; the code of a refusal, if any. */
async function blurBefore(
  { ports, viewer }: MemberVisit,
  { id, ...input }: ParsedInputOf<typeof updatePin>,
): Promise<ErrorCode | undefined> {
  if (input.is_sensitive !== true) return undefined
  const acting = await actingFor(ports.db, viewer, input)
  if (!acting.ok) return acting.code
  const pin = await findPin(ports.db, id, acting.userId)
  if (pin === undefined) return 'not-found'
  if (pin.creatorId !== acting.userId) return 'pin-not-yours'
  await blurPictures(ports, await picturesOfIdea(ports.db, id), viewer.id)
  return undefined
}

const answerUpdatePin = answerMember(updatePin, async (visit, input) => {
  const { ports, viewer } = visit
  const early = await blurBefore(visit, input)
  if (early !== undefined) return refused(early)
  return ports.db.transaction(async (tx) => {
    const acting = await actingFor(tx, viewer, input)
    if (!acting.ok) return refused(acting.code)
    const fault = await changePin(tx, ports, acting, input)
    if (fault !== undefined) return fault
    const changed = await findPin(tx, input.id, acting.userId)
    if (changed === undefined) return refused('not-found')
    await ports.events.tell(tx, pinEdited, { pinId: input.id })
    return given(await detailsOf(tx, changed, acting.userId))
  })
})

const answerHidePin = answerMember(hidePin, async ({ ports, viewer }, { pin_id }) => {
  const pin = await findPin(ports.db, pin_id, viewer.id)
  if (pin === undefined) return refused('not-found')
  await hide(ports.db, { userId: viewer.id, originId: pin.originId, createdAt: ports.clock.now() })
  return given(null)
})

const answerShowPin = answerMember(showPin, async ({ ports, viewer }, { pin_id }) => {
  const pin = await findPin(ports.db, pin_id, viewer.id)
  if (pin === undefined) return refused('not-found')
  await show(ports.db, viewer.id, pin.originId)
  return given(null)
})

const answerReportPin = answerMember(reportPin, async ({ ports, viewer }, { pin_id, reason }) => {
  const pin = await findPin(ports.db, pin_id, viewer.id)
  if (pin === undefined) return refused('not-found')
  const createdAt = ports.clock.now()
  await ports.db.transaction(async (tx) => {
    await report(tx, { userId: viewer.id, pinId: pin.id, reason, createdAt })
    await ports.events.tell(tx, pinReported, { pinId: pin.id, userId: viewer.id, reason })
  })
  return given(null)
})

/** Handlers of the calls about single pins. */
export const pinCalls = [
  ...pinLookups,
  answerSavePin,
  answerCreatePin,
  answerUpdatePin,
  answerHidePin,
  answerShowPin,
  answerReportPin,
]
