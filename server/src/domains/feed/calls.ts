import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import type { Pin } from '@tessera/contracts/entities/pin'
import { answer, given, refused } from '../../calls/answer.ts'
import type { Visit } from '../../calls/visit.ts'
import { type PinRow, pinOf } from '../pins/rules.ts'
import { bookmarkOfPlace, type FeedPlace, newest, placeOfBookmark } from './feed-place.ts'
import { homePage } from './home-page.ts'
import { topicListName } from './list-names.ts'
import { listPage, listPlaceOf } from './list-page.ts'
import { personalList } from './personal-list.ts'
import { popularList } from './popular-list.ts'
import { shownPins } from './shown-pins.ts'
import { topicList } from './topic-list.ts'

const answerHomeFeed = answer(homeFeed, async (visit, { bookmark, page_size }) => {
  const { ports, viewer } = visit
  const place = bookmark === undefined ? await beginning(visit) : placeOfBookmark(bookmark)
  if (place === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const viewerId = viewer?.id ?? null
  const page = await homePage(ports.db, {
    viewerId,
    place,
    size: page_size,
    now: ports.clock.now(),
  })
  const rows = await shownPins(
    ports.db,
    viewerId,
    page.pins.map(({ id }) => id),
  )
  const promoted = new Set(page.pins.flatMap(({ id, isPromoted }) => (isPromoted ? [id] : [])))
  return given(
    rows.map((row) => (promoted.has(row.id) ? promotedPinOf(row) : pinOf(row))),
    page.next === null ? null : bookmarkOfPlace(page.next),
  )
})

/** Returns the start of a feed over the current lists. */
async function beginning({ ports, viewer }: Visit): Promise<FeedPlace> {
  const personal = viewer === null ? null : await personalList(ports, viewer)
  const popular = await popularList(ports)
  return {
    personalId: personal?.id ?? null,
    popularId: popular.id,
    personal: 0,
    popular: 0,
    fresh: newest,
    ahead: [],
    promotedUntil: ports.clock.now().getTime(),
    promoted: 0,
    turn: { count: 0, run: null },
  }
}

/** A promoted pin: the viewer may hide it, and a click on it is tracked. */
const promotedPinOf = (row: PinRow): Pin => ({
  ...pinOf(row),
  is_promoted: true,
  promoted_is_removable: true,
  tracking_params: `home_feed.${row.id}`,
})

const answerTopicFeed = answer(topicFeed, async ({ ports, viewer }, input) => {
  const begun = input.bookmark === undefined ? null : listPlaceOf(input.bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const page = await listPage(ports.db, {
    name: topicListName(input.topic),
    place: begun ?? { listId: (await topicList(ports, input.topic)).id, after: 0 },
    viewerId: viewer?.id ?? null,
    size: input.page_size,
  })
  return given(page.rows.map(pinOf), page.bookmark)
})

/** Handlers of the feed calls. */
export const feedCalls = [answerHomeFeed, answerTopicFeed]
