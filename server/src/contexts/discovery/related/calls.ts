import { relatedPins } from '@tessera/contracts/calls/related'
import type { PinId } from '@tessera/contracts/ids'
import { answerLate, given, refused } from '../../../calls/answer.ts'
import { pinOf } from '../../pins/index.ts'
import { relatedListName } from '../feed/list-names.ts'
import { listIds, listPlaceOf } from '../feed/list-page.ts'
import { shownPins } from '../feed/shown-pins.ts'
import { trailOfBookmark, withTrail } from '../promoted/list-trail.ts'
import { promotedOnPage, promotedPins, roomFor } from '../promoted/promote-in-list.ts'
import { relatedList } from './related-list.ts'
import { findLooked } from './store.ts'

const answerRelatedPins = answerLate(relatedPins, async (visit, input) => {
  const { ports, viewer } = visit
  const viewerId = viewer?.id ?? null
  const { bookmark, trail } = trailOfBookmark(input.bookmark, () => ports.ids.next())
  const begun = bookmark === undefined ? null : listPlaceOf(bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const { db } = ports
  const factsOn = await ports.promoter.factsDay(visit)
  const looked = await findLooked(ports, input.pin_id, { viewerId, factsOn })
  if (looked === undefined) return refused('not-found')
  const promotion = await ports.promoter.besidePin(visit, looked, trail.seed)
  const size = input.page_size
  const page = { place: 'related', trail, size, without: [looked.originId] } as const
  const list = await listIds(db, {
    name: relatedListName(looked.id),
    place: begun ?? { listId: (await relatedList(ports, looked)).id, after: 0 },
    viewerId,
    size: size - roomFor(promotion, page),
    promoted: promotedPins(promotion, page),
  })
  const shown = await shownPins(db, viewerId, [...new Set([...list.ids, ...list.promoted])])
  const rows = new Map(shown.map((row) => [row.id, row]))
  const rowsOf = (ids: readonly PinId[]) => ids.flatMap((id) => rows.get(id) ?? [])
  const visible = new Map(rowsOf(list.promoted).map((row) => [row.id, row]))
  const promoted = promotedOnPage(promotion, page, visible)
  const usual = rowsOf(list.ids).filter(({ originId }) => !promoted.ideas.has(originId))
  const { pins, trail: next } = promoted.into(usual.map(pinOf))
  return given([...pins], list.bookmark === null ? null : withTrail(list.bookmark, next))
})

/** Handlers of the calls about related pins. */
export const relatedCalls = [answerRelatedPins]
