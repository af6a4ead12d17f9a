import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { searchPins } from '@tessera/contracts/calls/search'
import type { SearchResults } from '@tessera/contracts/entities/search'
import type { SearchSpot } from './search-bookmark.ts'

/** What a page of results is made from. */
export interface Asked {
  readonly input: ParsedInputOf<typeof searchPins>
  /** Where to go on; undefined for the first page. */
  readonly spot: SearchSpot | undefined
  /** The page before anything was found. */
  readonly start: SearchResults
}

/** A page of results as it is answered, and where the next begins. */
export interface SearchPage {
  readonly page: SearchResults
  readonly next: SearchSpot | null
}
