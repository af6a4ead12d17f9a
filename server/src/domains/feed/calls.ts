import { homeFeed } from '@tessera/contracts/calls/pins'
import { answer, given, refused } from '../../calls/answer.ts'
import { pageOf, scoreOfBookmark } from '../../calls/bookmark.ts'
import { pinOf } from '../pins/rules.ts'
import { popularPins } from './store.ts'

const answerHomeFeed = answer(homeFeed, async ({ ports, viewer }, { bookmark, page_size }) => {
  const after = scoreOfBookmark(bookmark)
  if (after === 'unreadable') return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const found = await popularPins(ports.db, {
    viewerId: viewer?.id ?? null,
    after,
    most: page_size + 1,
  })
  const page = pageOf(found, page_size, ({ score, id }) => [score, id])
  return given(page.rows.map(pinOf), page.bookmark)
})

/** The calls of feeds. */
export const feedCalls = [answerHomeFeed]
