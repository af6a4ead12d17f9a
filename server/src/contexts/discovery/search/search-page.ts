import type { SearchResults } from '@tessera/contracts/entities/search'
import type { ListTrail } from '../promoted/list-trail.ts'
import type { ListPromotion } from '../promoted/port.ts'
import type { SearchInput } from './read-search.ts'
import type { Told } from './reading.ts'
import type { SearchSpot } from './search-bookmark.ts'

/** A page of results to load. */
export interface AskedSearchPage {
  readonly input: SearchInput
  /** The position to continue from; undefined for the first page. */
  readonly spot: SearchSpot | undefined
  /** The query with the statistics of its words, for searches among other people's pins. */
  readonly told: Told
  /** The promoted pins that compete for places, and what the list remembers of them. */
  readonly promotion: ListPromotion
  readonly trail: ListTrail
  /** The page without results. */
  readonly start: SearchResults
}

/** A page of results, and where the next one starts. */
export interface SearchPage {
  readonly page: SearchResults
  readonly next: SearchSpot | null
  /** The promoted pins before the next page. */
  readonly trail?: ListTrail
}
