import type { Billed } from '@tessera/contracts/ads/objectives'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { PinId } from '@tessera/contracts/ids'
import type { PromotedPin } from '../../accounts/campaigns/promotable-pins.ts'
import type { KeywordSource } from '../../delivery/keywords/keyword-owner.ts'

/** The facts that decide whether an edit fits, beside the campaign itself. */
export interface EditFacts {
  /** In the account's time zone. */
  readonly today: string
  readonly currency: string
  readonly minDailyMicro: number
  readonly maxDailyMicro: number
  readonly minBidMicro: Readonly<Record<Billed, number>>
  /** The pins of the ads that are created. */
  readonly pins: ReadonlyMap<PinId, PromotedPin>
  /** The account's audiences among those that the edits name. */
  readonly audiences: ReadonlySet<string>
  /** The account's campaigns and ad groups whose keywords the edits copy, by their ids. */
  readonly keywordOwners: ReadonlyMap<string, KeywordSource>
  /** Destinations among the edits that lead to a blocked domain. */
  readonly blockedLinks: ReadonlySet<string>
  /** The account's conversion tags. */
  readonly tags: ReadonlySet<string>
}

/** A fault of an edit, before it is put into words. */
export interface Fault {
  readonly at: string
  readonly code: ErrorCode
  readonly data?: Readonly<Record<string, unknown>>
}

/** An object that gets the keywords of another one when it is created. */
export interface Copying {
  readonly keywordsOf: KeywordSource | null
}

/** An object that an edit creates or changes. */
export interface Planned<Fields> {
  /** Null for one that is created. */
  readonly id: string | null
  readonly before: Fields | null
  readonly after: Fields
  readonly changed: ReadonlySet<string>
}
