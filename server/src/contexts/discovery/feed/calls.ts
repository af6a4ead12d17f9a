import { homeFeed, topicFeed } from '@tessera/contracts/calls/feed'
import { answer, given, refused } from '../../../calls/answer.ts'
import { newTrail } from '../../ads/delivery/choosing/ad-trail.ts'
import { factsDay, homeDelivery, withHomeAds } from '../../ads/delivery/choosing/delivery.ts'
import { promotedPinOf } from '../../ads/delivery/choosing/serve-ads.ts'
import { pinOf } from '../../pins/pins/rules.ts'
import { bookmarkOfPlace, placeOfBookmark } from './feed-place.ts'
import { homePage } from './home-page.ts'
import { topicListName } from './list-names.ts'
import { listPage, listPlaceOf } from './list-page.ts'
import { shownPins } from './shown-pins.ts'
import { topicList } from './topic-list.ts'

const answerHomeFeed = answer(homeFeed, async (visit, { bookmark, page_size }) => {
  const { ports, viewer } = visit
  const begun = bookmark === undefined ? null : placeOfBookmark(bookmark)
  if (begun === undefined) return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const viewerId = viewer?.id ?? null
  const trail = begun?.ads ?? newTrail(ports.ids.next())
  const [first, factsOn] = await Promise.all([homeDelivery(visit, trail.seed), factsDay(visit)])
  const asked = { viewer, begun, trail, size: page_size, factsOn }
  const { page, delivery } = await withHomeAds(
    visit,
    { delivery: first, seed: trail.seed },
    ({ candidates }) => homePage(ports, { ...asked, ads: candidates }),
  )
  const rows = await shownPins(
    ports.db,
    viewerId,
    page.pins.map(({ id }) => id),
  )
  const promoted = new Map(page.pins.map(({ id, promoted: won }) => [id, won]))
  return given(
    rows.map((row) => {
      const won = promoted.get(row.id) ?? null
      return won === null
        ? pinOf(row)
        : promotedPinOf(ports, row, { ...won, audience: delivery.audience, place: 'home' })
    }),
    page.next === null ? null : bookmarkOfPlace(page.next),
  )
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
