import { z } from '@tessera/contracts/schema'
import { Advisory } from './advisory.ts'
import { BoardCard } from './board.ts'
import { Pin } from './pin.ts'
import { SearchScope } from './search-scope.ts'
import { UserRow } from './user.ts'

/**
 * A hashtag: a # and what follows it, but for spaces and most marks. Letters of every script, digits,
 * emoji and the underscore belong to it; a # inside a word begins none.
 */
export const hashtagPattern =
  /(?<![\p{L}\p{N}_&/])#((?:[\p{L}\p{N}\p{M}_\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d)+)/gu

/** A hashtag that somebody may mean, and how many pins in public sight carry it. */
export const HashtagSuggestion = z.object({ query: z.string(), pin_count: z.optional(z.int()) })

/** A word that narrows a search, with the colour and the picture of the best pin that has it. */
export const Refinement = z.object({
  /** What `selected_one_bar_modules` names it by. */
  id: z.string(),
  label: z.string(),
  color: z.string(),
  image_url: z.nullable(z.string()),
  is_selected: z.boolean(),
})

/** What a search came to. Of `results`, `boards` and `users` only that of the scope holds anything. */
export const SearchResults = z.object({
  scope: SearchScope,
  query: z.string(),
  /** What was searched for instead, because next to nothing has the words as they were typed. */
  corrected_query: z.nullable(z.string()),
  results: z.array(Pin),
  boards: z.array(BoardCard),
  users: z.array(UserRow),
  advisory: z.nullable(Advisory),
  /** Only with the first page. */
  modules: z.array(Refinement),
  journey_depth: z.int(),
})

/** One line of what the search field offers. */
export const TypeaheadItem = z.object({
  type: z.enum(['query', 'hashtag', 'user', 'board']),
  query: z.string(),
  label: z.string(),
  url: z.string(),
  image: z.nullable(z.string()),
})

/** What the search field offers, and what would complete what is typed in place. */
export const Typeahead = z.object({ items: z.array(TypeaheadItem), hint: z.string() })

export type HashtagSuggestion = z.infer<typeof HashtagSuggestion>
export type Refinement = z.infer<typeof Refinement>
export type SearchResults = z.infer<typeof SearchResults>
export type TypeaheadItem = z.infer<typeof TypeaheadItem>
export type Typeahead = z.infer<typeof Typeahead>
