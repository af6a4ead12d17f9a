import { searchPins } from '@tessera/contracts/calls/pins'
import { answer, given, refused } from '../../calls/answer.ts'
import { pageOf, scoreOfBookmark } from '../../calls/bookmark.ts'
import { pinOf } from '../pins/rules.ts'
import { wordsOf } from './rules.ts'
import { pinsWith } from './store.ts'

const answerSearchPins = answer(searchPins, async ({ ports, viewer }, input) => {
  const after = scoreOfBookmark(input.bookmark)
  if (after === 'unreadable') return refused('bad-input', { fields: { bookmark: 'Unreadable' } })
  const words = wordsOf(input.query)
  if (words.length === 0) return given([])
  const found = await pinsWith(ports.db, {
    words,
    viewerId: viewer?.id ?? null,
    after,
    most: input.page_size + 1,
  })
  const page = pageOf(found, input.page_size, ({ score, id }) => [score, id])
  return given(page.rows.map(pinOf), page.bookmark)
})

/** The calls of searching. */
export const searchCalls = [answerSearchPins]
