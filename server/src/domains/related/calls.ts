import { relatedPins } from '@tessera/contracts/calls/related'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { answer, given, refused } from '../../calls/answer.ts'
import { factsDay, relatedDelivery } from '../ad-delivery/delivery.ts'
import { trailOfBookmark, withTrail } from '../ad-delivery/list-trail.ts'
import { adsOfPage, promotedPins, roomFor } from '../ad-delivery/promote-in-list.ts'
import { type PinsAndAds, rowsWithAds } from '../ad-delivery/rows-with-ads.ts'
import { relatedListName } from '../feed/list-names.ts'
import { listIds, listPlaceOf } from '../feed/list-page.ts'
import { shownPins } from '../feed/shown-pins.ts'
import { type PinRow, pinOf } from '../pins/rules.ts'
import type { Sql } from '../sql.ts'
import { relatedList } from './related-list.ts'
import { findLooked } from './store.ts'

const answerRelatedPins = answer(relatedPins, async (visit, input) => {
  const { ports, viewer } = visit
  const viewerId = viewer?.id ?? null
  const { bookmark, trail } = trailOfBookmark(input.bookmark, () => ports.ids.next())
  const begun = bookmark === undefined ? null : listPlaceOf(bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const { db } = ports
  const factsOn = await factsDay(visit)
  const looked = await findLooked(db, input.pin_id, { viewerId, factsOn })
  if (looked === undefined) return refused('not-found')
  const delivery = await relatedDelivery(visit, looked, trail.seed)
  const size = input.page_size
  const page = { place: 'related', trail, size, without: [looked.originId] } as const
  const { ids, bookmark: next } = await listIds(db, {
    name: relatedListName(looked.id),
    place: begun ?? { listId: (await relatedList(ports, looked)).id, after: 0 },
    viewerId,
    size: size - roomFor(delivery, page),
  })
  const promoted = promotedPins(delivery, page)
  const rows = await rowsOf(db, viewerId, { ids, promoted })
  const ads = adsOfPage(visit, { delivery, page }, rows)
  const usual = ids
    .flatMap((id) => rows.get(id) ?? [])
    .filter(({ originId }) => !ads.ideas.has(originId))
  const placed = ads.into(usual.map(pinOf))
  return given([...placed.pins], next === null ? null : withTrail(next, placed.trail))
})

/** The ids of a list are checked already. */
const withAds = rowsWithAds('related_pins', () => undefined)

async function rowsOf(
  db: Sql,
  viewerId: UserId | null,
  asked: PinsAndAds,
): Promise<ReadonlyMap<PinId, PinRow>> {
  if (asked.promoted.length > 0) return withAds(db, viewerId, asked)
  const rows = await shownPins(db, viewerId, asked.ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Handlers of the calls about related pins. */
export const relatedCalls = [answerRelatedPins]
