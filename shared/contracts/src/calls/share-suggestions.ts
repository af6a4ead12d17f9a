import { z } from '@tessera/contracts/schema'
import { ShareSuggestion } from '../entities/share-suggestion.ts'
import { BoardId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const options = {
  /** The board to share, whose people are left out. */
  board_id: z.optional(BoardId),
  count: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), limits.pageSize),
}

/** People whom the viewer may want to share with: those they follow and are followed by, then those they share boards with. */
export const shareSuggestions = defineCall({
  name: 'ShareSuggestionsResource.get',
  summary: 'People to share with.',
  method: 'GET',
  path: '/resource/ShareSuggestionsResource/get/',
  input: z.strictObject(options),
  output: z.array(ShareSuggestion),
  errors: ['not-found'],
  who: 'member',
})

/** People whose name or username begins with what was typed, those near the viewer first; or the email that was typed. */
export const shareSuggestionsTypeahead = defineCall({
  name: 'ShareSuggestionsTypeaheadResource.get',
  summary: 'People to share with, by the beginning of a name.',
  method: 'GET',
  path: '/resource/ShareSuggestionsTypeaheadResource/get/',
  input: z.strictObject({
    term: z.string().check(z.trim(), z.maxLength(limits.emailMax)),
    ...options,
  }),
  output: z.array(ShareSuggestion),
  errors: ['not-found'],
  who: 'member',
  budget: 'search',
})
