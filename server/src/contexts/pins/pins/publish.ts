import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { createPin } from '@tessera/contracts/calls/pins'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import type { Tx } from '../../../platform/database/port.ts'
import type { Sql } from '../../base/sql.ts'
import { changesCover } from '../pin-parts/changes-cover.ts'
import { needsBusiness } from '../pin-parts/needs-business.ts'
import { preparePin } from '../pin-parts/prepare-pin.ts'
import { mayTagProducts } from '../pin-parts/product-countries.ts'
import { pageProductFacts } from '../products/product-facts.ts'
import { addPin } from './add.ts'
import { pinsClosed } from './pins-closed.ts'
import { type NewPinPlace, type NoPlace, placeFor } from './place.ts'
import { postFault, postingOf } from './post-fault.ts'
import { type DraftKey, pinOfDraft, recordPublished, takeDraft } from './published-drafts.ts'
import { pinOf } from './rules.ts'
import { findPin } from './store.ts'
import { wantedPlace } from './wanted-place.ts'

async function answerOf(tx: Sql, id: PinId | undefined, viewerId: UserId) {
  const pin = id === undefined ? undefined : await findPin(tx, id, viewerId)
  return pin === undefined ? refused('not-found') : given(pinOf(pin))
}

/** Finds the place of a new pin and locks its board; without a board, the member's quick board. */
async function placeOf(
  tx: Tx,
  visit: MemberVisit,
  input: ParsedInputOf<typeof createPin>,
): Promise<NewPinPlace | NoPlace> {
  const wanted = await wantedPlace(tx, visit, input)
  return wanted.ok ? placeFor(tx, visit.viewer, wanted.input) : wanted
}

/** Creates pins. A draft that was published before is answered with its pin. */
export const answerCreatePin = answerMember(createPin, async (visit, input) => {
  const { ports, viewer, signal } = visit
  const ownerId = viewer.id
  const draft: DraftKey | undefined =
    input.draft_key === undefined ? undefined : { ownerId, key: input.draft_key }
  const before = draft === undefined ? undefined : await pinOfDraft(ports.db, draft)
  if (before !== undefined) return answerOf(ports.db, before, ownerId)
  const closed = await pinsClosed(visit, input)
  if (closed !== undefined) return refused(closed)
  const barred = await postFault(ports.db, ports, { ...postingOf(input), language: visit.language })
  if (barred !== undefined) return barred
  // Check first, so that nobody waits for a picture that no board will take.
  const early = await ports.db.transaction((tx) => placeOf(tx, visit, input))
  if (!early.ok) return refused(early.code, early.data)
  if (needsBusiness(input) && !viewer.isPartner && early.acting.subjectId === null)
    return refused('business-needed')
  if (input.product_tags.length > 0 && !mayTagProducts(visit))
    return refused('not-allowed', { field: 'product_tags' })
  if (changesCover(input) && early.acting.subjectId !== null) return refused('not-allowed')
  const prepared = await preparePin(ports, { ownerId, signal }, input)
  if (!prepared.ok) return prepared
  return ports.db.transaction(async (tx) => {
    const place = await placeOf(tx, visit, input)
    if (!place.ok) return refused(place.code, place.data)
    if (draft !== undefined && !(await takeDraft(tx, draft)))
      return answerOf(tx, await pinOfDraft(tx, draft), ownerId)
    const id = await addPin(tx, ports, {
      ...prepared,
      place,
      input,
      product: input.product && pageProductFacts(input.link, input.product),
    })
    if (draft !== undefined) await recordPublished(tx, draft, id)
    return answerOf(tx, id, ownerId)
  })
})
