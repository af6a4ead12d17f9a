import { suggestHashtags } from '@tessera/contracts/calls/search'
import { limits } from '@tessera/contracts/limits'
import { answerLate, given } from '../../../calls/answer.ts'
import { suggestedHashtags } from './suggest.ts'

const answerSuggestHashtags = answerLate(suggestHashtags, async ({ ports }, input) => {
  const tags = await suggestedHashtags(ports.db, input.q, limits.hashtagsOffered)
  return given(input.show_pin_count ? [...tags] : tags.map(({ query }) => ({ query })))
})

/** Handlers of the hashtag calls. */
export const hashtagCalls = [answerSuggestHashtags]
