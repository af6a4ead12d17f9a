import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import {
  createScheduledPin,
  deleteScheduledPin,
  listScheduledPins,
  publishScheduledPin,
  updateScheduledPin,
} from '@tessera/contracts/calls/scheduled-pins'
import { PinId, type UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { type ActingOptions, type ActingViewer, actingFor } from '../../identity/index.ts'
import { changesCover } from '../pin-parts/changes-cover.ts'
import { preparePin } from '../pin-parts/prepare-pin.ts'
import { mayTagProducts } from '../pin-parts/product-countries.ts'
import { addParts } from '../pin-parts/store.ts'
import { pinsClosed } from '../pins/pins-closed.ts'
import { placeFor } from '../pins/place.ts'
import { postFault, postingOf } from '../pins/post-fault.ts'
import { pinOf } from '../pins/rules.ts'
import { findPin } from '../pins/store.ts'
import { answerProfiles } from './business-profiles.ts'
import { placeOf, publishLocked } from './publish.ts'
import { isFitTime, timeLimits } from './rules.ts'
import {
  countScheduled,
  dropScheduled,
  lockScheduled,
  type ScheduledRow,
  scheduledById,
  scheduledOf,
} from './store.ts'
import { scheduledPins } from './tables.ts'

const answerCreate = answerMember(createScheduledPin, async (visit, input) => {
  const { ports, viewer, signal } = visit
  const { db, ids, clock } = ports
  const publishAt = new Date(input.publish_at)
  if (!isFitTime(publishAt, clock.now())) return refused('schedule-unfit', timeLimits)
  const closed = await pinsClosed(visit, input)
  if (closed !== undefined) return refused(closed)
  const barred = await postFault(db, ports, { ...postingOf(input), language: visit.language })
  if (barred !== undefined) return barred
  const early = await db.transaction((tx) => placeFor(tx, viewer, input))
  if (!early.ok) return refused(early.code, early.data)
  if (!viewer.isPartner && early.acting.subjectId === null) return refused('business-needed')
  if (input.product_tags.length > 0 && !mayTagProducts(visit))
    return refused('not-allowed', { field: 'product_tags' })
  if (changesCover(input) && early.acting.subjectId !== null) return refused('not-allowed')
  const prepared = await preparePin(ports, { ownerId: viewer.id, signal }, input)
  if (!prepared.ok) return prepared
  return db.transaction(async (tx) => {
    const place = await placeFor(tx, viewer, input)
    if (!place.ok) return refused(place.code, place.data)
    const { acting, board, sectionId } = place
    const max = limits.scheduledPinsMax
    if ((await countScheduled(tx, acting.userId)) >= max) return refused('scheduled-many', { max })
    const id = PinId.parse(ids.next())
    await tx.insert(scheduledPins).values({
      id,
      boardId: board.id,
      sectionId,
      mediaId: prepared.mediaId,
      publishAt,
      ownerId: acting.userId,
      byId: viewer.id,
      advertiserId: acting.advertiser?.id ?? null,
      title: input.title,
      description: input.description,
      link: input.link ?? null,
      altText: input.alt_text,
      method: input.method,
      createdAt: clock.now(),
    })
    await addParts(tx, id, prepared.parts)
    const made = await scheduledById(tx, id)
    return made === undefined ? refused('not-found') : given(made)
  })
})

const answerList = answerMember(listScheduledPins, async ({ ports, viewer }, input) => {
  const acting = await actingFor(ports.db, viewer, input)
  return acting.ok ? given(await scheduledOf(ports.db, acting.userId)) : refused(acting.code)
})

/** Locks a scheduled pin that the viewer may change. */
async function lockOwn(
  tx: Sql,
  viewer: ActingViewer,
  input: ActingOptions & { readonly id: PinId },
) {
  const acting = await actingFor(tx, viewer, input)
  if (!acting.ok) return refused(acting.code)
  const row = await lockScheduled(tx, { id: input.id, ownerId: acting.userId })
  return row === undefined ? refused('not-found') : ({ ok: true, row } as const)
}

/** Returns a scheduled pin after a change. Whoever moves it to another board answers for it. */
function changedRow(
  row: ScheduledRow,
  input: ParsedInputOf<typeof updateScheduledPin>,
  viewerId: UserId,
): ScheduledRow {
  const { board_id: boardId, publish_at: publishAt, section } = input
  const place = boardId === undefined ? {} : { boardId, sectionId: section ?? null, byId: viewerId }
  return {
    ...row,
    ...place,
    title: input.title ?? row.title,
    description: input.description ?? row.description,
    altText: input.alt_text ?? row.altText,
    link: input.link === undefined ? row.link : input.link,
    publishAt: publishAt === undefined ? row.publishAt : new Date(publishAt),
    isFailed: false,
  }
}

const answerUpdate = answerMember(updateScheduledPin, async ({ ports, viewer, language }, input) =>
  ports.db.transaction(async (tx) => {
    const own = await lockOwn(tx, viewer, input)
    if (!own.ok) return own
    const changed = changedRow(own.row, input, viewer.id)
    const isLater = input.publish_at !== undefined || own.row.isFailed
    if (isLater && !isFitTime(changed.publishAt, ports.clock.now()))
      return refused('schedule-unfit', timeLimits)
    const { title, description, altText: alt_text, link } = changed
    const posting = postingOf({ title, description, alt_text, link })
    const barred = await postFault(tx, ports, { ...posting, language })
    if (barred !== undefined) return barred
    const place = await placeOf(tx, changed)
    if (!place.ok) return refused(place.code)
    await tx.update(scheduledPins).set(changed).where(eq(scheduledPins.id, input.id))
    const shown = await scheduledById(tx, input.id)
    return shown === undefined ? refused('not-found') : given(shown)
  }),
)

const answerPublish = answerMember(publishScheduledPin, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const own = await lockOwn(tx, viewer, input)
    if (!own.ok) return own
    const published = await publishLocked(tx, ports, own.row)
    if (!published.ok) return refused(published.code)
    const pin = await findPin(tx, published.id, own.row.ownerId)
    return pin === undefined ? refused('not-found') : given(pinOf(pin))
  }),
)

const answerDelete = answerMember(deleteScheduledPin, async ({ ports, viewer }, input) =>
  ports.db.transaction(async (tx) => {
    const own = await lockOwn(tx, viewer, input)
    if (!own.ok) return own
    await dropScheduled(tx, { id: own.row.id }, ports.clock.now())
    return given(null)
  }),
)

/** Handlers of the calls about scheduled pins. */
export const scheduledPinCalls = [
  answerProfiles,
  answerCreate,
  answerList,
  answerUpdate,
  answerPublish,
  answerDelete,
]
