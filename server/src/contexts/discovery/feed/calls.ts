import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { answerLate, given, refused } from '../../../calls/answer.ts'
import { pinOf } from '../../pins/index.ts'
import { newTrail } from '../promoted/promoted-trail.ts'
import { bookmarkOfPlace, placeOfBookmark } from './feed-place.ts'
import { homePage } from './home-page.ts'
import { topicListName } from './list-names.ts'
import { listPage, listPlaceOf } from './list-page.ts'
import { shownPins } from './shown-pins.ts'
import { topicList } from './topic-list.ts'

const answerHomeFeed = answerLate(homeFeed, async (visit, { bookmark, page_size }) => {
  const { ports, viewer } = visit
  const begun = bookmark === undefined ? null : placeOfBookmark(bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const viewerId = viewer?.id ?? null
  const trail = begun?.ads ?? newTrail(ports.ids.next())
  const start = { viewer, begun, trail, size: page_size }
  const page = await ports.promoter.inHomeFeed(visit, trail.seed, (promotion, factsOn) =>
    homePage(ports, { ...start, promotion, factsOn }),
  )
  const rows = await shownPins(
    ports.db,
    viewerId,
    page.pins.map(({ id }) => id),
  )
  const taken = new Map(page.pins.map((pin) => [pin.id, pin]))
  return given(
    rows.map((row) => {
      const { promoted: won = null, why } = taken.get(row.id) ?? {}
      if (won !== null) return won.pinIn(row, 'home')
      return why === undefined || viewer === null ? pinOf(row) : { ...pinOf(row), why }
    }),
    page.next === null ? null : bookmarkOfPlace(page.next),
  )
})

const answerTopicFeed = answerLate(topicFeed, async ({ ports, viewer }, input) => {
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
