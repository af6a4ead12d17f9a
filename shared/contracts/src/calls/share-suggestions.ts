import { z } from '@tessera/contracts/schema'
import { ShareSuggestion } from '../entities/share-suggestion.ts'
import { BoardId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

const options = {
  /** The board to share. Its people are left out. */
  board_id: z.optional(BoardId),
  count: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), limits.pageSize),
}

/** Suggests people to share with: first mutual follows, then people who share boards with the viewer. */
export const shareSuggestions = defineCall({
  name: 'ShareSuggestionsResource.get',
  summary: 'Suggests people to share with.',
  method: 'GET',
  path: '/resource/ShareSuggestionsResource/get/',
  input: z.strictObject(options),
  output: z.array(ShareSuggestion),
  errors: ['not-found'],
  who: 'member',
})

/** Finds people whose name or username starts with the typed text, closest to the viewer first, or the typed email. */
export const shareSuggestionsTypeahead = defineCall({
  name: 'ShareSuggestionsTypeaheadResource.get',
  summary: 'Finds people to share with by the start of their name.',
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
