import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { searchPins } from '@tessera/contracts/calls/search'
import type { SearchResults } from '@tessera/contracts/entities/search'
import type { Delivery } from '../../ads/delivery/choosing/delivery.ts'
import type { ListTrail } from '../../ads/delivery/choosing/list-trail.ts'
import type { Told } from './reading.ts'
import type { SearchSpot } from './search-bookmark.ts'

/** The input of a page of results. */
export interface Asked {
  readonly input: ParsedInputOf<typeof searchPins>
  /** The position to continue from; undefined for the first page. */
  readonly spot: SearchSpot | undefined
  /** The query with the statistics of its words, for searches among other people's pins. */
  readonly told: Told
  /** The ads that compete for places among pins, and what the list remembers of them. */
  readonly delivery: Delivery
  readonly trail: ListTrail
  /** The page without results. */
  readonly start: SearchResults
}

/** A page of results, and where the next one starts. */
export interface SearchPage {
  readonly page: SearchResults
  readonly next: SearchSpot | null
  /** What the next page has to know of the ads before it. */
  readonly trail?: ListTrail
}
