import { relatedPins } from '@tessera/contracts/calls/related'
import { answer, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { chooseFor } from '../ad-delivery/delivery.ts'
import { trailOfBookmark, withTrail } from '../ad-delivery/list-trail.ts'
import { adsOfPage, roomFor } from '../ad-delivery/promote-in-list.ts'
import { relatedListName } from '../feed/list-names.ts'
import { type ListPlace, listPage, listPlaceOf } from '../feed/list-page.ts'
import { pinOf } from '../pins/rules.ts'
import { type Looked, relatedList } from './related-list.ts'
import { findLooked } from './store.ts'

const answerRelatedPins = answer(relatedPins, async (visit, input) => {
  const { ports, viewer } = visit
  const viewerId = viewer?.id ?? null
  const { bookmark, trail } = trailOfBookmark(input.bookmark, () => ports.ids.next())
  const begun = bookmark === undefined ? null : listPlaceOf(bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const [looked, delivery] = await Promise.all([
    findLooked(ports.db, input.pin_id, viewerId),
    chooseFor(visit, { place: 'related', pinId: input.pin_id }, trail.seed),
  ])
  if (looked === undefined) return refused('not-found')
  const size = input.page_size
  const placing = { place: 'related', trail, size, without: [looked.originId] } as const
  const [ads, page] = await Promise.all([
    adsOfPage(visit, delivery, placing),
    pageOf(visit, looked, { place: begun, size: size - roomFor(delivery, placing) }),
  ])
  const usual = page.rows.filter(({ originId }) => !ads.ideas.has(originId))
  const { pins, trail: next } = ads.into(usual.map(pinOf))
  return given([...pins], page.bookmark === null ? null : withTrail(page.bookmark, next))
})

/** Loads a page of the related pins, from their list's start or from a place in it. */
async function pageOf(
  { ports, viewer }: Visit,
  looked: Looked,
  { place, size }: { readonly place: ListPlace | null; readonly size: number },
) {
  return listPage(ports.db, {
    name: relatedListName(looked.id),
    place: place ?? { listId: (await relatedList(ports, looked)).id, after: 0 },
    viewerId: viewer?.id ?? null,
    size,
  })
}

/** Handlers of the calls about related pins. */
export const relatedCalls = [answerRelatedPins]
