import { z } from '@tessera/contracts/schema'
import { PinId } from '../ids.ts'
import { Advisory } from './advisory.ts'
import { BoardCard } from './board.ts'
import { Pin } from './pin.ts'
import { SearchScope } from './search-scope.ts'
import { UserRow } from './user.ts'

/**
 * Matches a hashtag: a # followed by letters of any script, digits, emoji or underscores. A # inside a word
 * does not start a hashtag.
 */
export const hashtagPattern =
  /(?<![\p{L}\p{N}_&/])#((?:[\p{L}\p{N}\p{M}_\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d)+)/gu

/** A suggested hashtag, and its number of public pins. */
export const HashtagSuggestion = z.object({ query: z.string(), pin_count: z.optional(z.int()) })

/** A search refinement, with the color and the picture of its best pin. */
export const Refinement = z.object({
  /** The id for `selected_one_bar_modules`. */
  id: z.string(),
  label: z.string(),
  color: z.string(),
  image_url: z.nullable(z.string()),
  is_selected: z.boolean(),
})

/** A search's results. Only the list of the scope is filled: `results`, `boards` or `users`. */
export const SearchResults = z.object({
  scope: SearchScope,
  query: z.string(),
  /** The corrected text, when the typed text has almost no results. */
  corrected_query: z.nullable(z.string()),
  results: z.array(Pin),
  /** The results that lack the thing that was searched for, and are only related to it. */
  related_ids: z._default(z.array(PinId), []),
  boards: z.array(BoardCard),
  users: z.array(UserRow),
  advisory: z.nullable(Advisory),
  /** Only on the first page. */
  modules: z.array(Refinement),
  journey_depth: z.int(),
})

/** A suggestion of the search field. */
export const TypeaheadItem = z.object({
  type: z.enum(['query', 'hashtag', 'topic', 'user', 'board']),
  query: z.string(),
  label: z.string(),
  url: z.string(),
  image: z.nullable(z.string()),
})

/** A page of ideas after the end of a list. */
export const MoreIdeas = z.object({
  results: z.array(Pin),
  /** Searches near a search, or topics; each with a picture. Only on the first page of a search. */
  subjects: z.array(TypeaheadItem),
  /** Public boards with such ideas. Only on the first page of a search. */
  boards: z.array(BoardCard),
  /** The words of a search that no idea has. Only on its first page. */
  unknown_words: z.array(z.string()),
  /** Topics to explore next, each with a picture. Only on the last page. */
  topics: z.array(TypeaheadItem),
})

/** The suggestions of the search field, and the completion of the typed text. */
export const Typeahead = z.object({ items: z.array(TypeaheadItem), hint: z.string() })

export type HashtagSuggestion = z.infer<typeof HashtagSuggestion>
export type MoreIdeas = z.infer<typeof MoreIdeas>
export type Refinement = z.infer<typeof Refinement>
export type SearchResults = z.infer<typeof SearchResults>
export type TypeaheadItem = z.infer<typeof TypeaheadItem>
export type Typeahead = z.infer<typeof Typeahead>
