import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinId, UserId } from '@tessera/contracts/ids'
import type { SQL } from '../../../platform/database/sql.ts'
import type { PinRow } from '../../pins/index.ts'

/** A promoted pin that competes for the places of a list. */
export interface PromotionCandidate {
  /** A short name, which the list's bookmark keeps once the pin is shown. */
  readonly mark: string
  readonly pinId: PinId
  /** The first copy of the pin: an idea is promoted once in a list. */
  readonly originId: PinId
}

/** A promoted pin that won a place, at a price. */
export interface WonPlace {
  readonly promoted: PromotionCandidate
  /** Returns the pin as its list shows it, with the token that its events are counted by. */
  pinIn(row: PinRow, place: AdPlace): Pin
}

/** The promoted pins of one list, chosen for its viewer. */
export interface ListPromotion {
  /** Best first, each idea once. */
  readonly candidates: readonly PromotionCandidate[]
  /** Prices the candidates that still compete; returns those that were not shown before, best first. */
  winners(among: {
    readonly competes: (candidate: PromotionCandidate) => boolean
    readonly shown: readonly string[]
  }): readonly WonPlace[]
}

/** The promoted pins of a search, which are chosen by facts that its own statement reads. */
export interface SearchPromotion {
  /** Values for the placeholders of `Promoter.searchFacts`. */
  readonly values: Readonly<Record<'query' | 'words', string>> & { readonly factsOn: string | null }
  /** Chooses the pins; the thing is null when the families don't know what is searched for. */
  chosenBy(facts: SearchFacts, thing: SearchedThing | null): ListPromotion
}

/** The usual names of the thing that a search asks for, and of its kinds. */
export type SearchedThing = ReadonlySet<string>

/** Facts about a search and its member. */
export interface SearchFacts {
  readonly stems: string
  /** The stems in their order, without what stands between words. */
  readonly inOrder: string
  /** The text of `Promoter.memberFacts`; null for a visitor. */
  readonly facts: string | null
}

/** The viewer of a list, as a request names them. */
export interface ListViewer {
  /** Null for a visitor. */
  readonly viewer: { readonly id: UserId } | null
  readonly addressCountry: string | null
  readonly isInstalled: boolean
  readonly userAgent: string
}

/** A page of a home feed, with the facts about its member that its own query read. */
export interface FactsRead {
  readonly facts: string | null
}

/**
 * Promotes pins in lists: chooses those that fit the viewer and the list, and prices their places. A
 * list's own statement brings the facts about its viewer along, so that promoted pins cost none.
 */
export interface Promoter {
  /**
   * The facts about a member, as one text; equal texts have equal facts. Takes the placeholders
   * `viewerId`, and `factsOn`: a day of `factsDay`, or null for no facts.
   */
  readonly memberFacts: SQL<string | null>
  /** The facts about a search. Takes `viewerId`, and the placeholders of `SearchPromotion.values`. */
  readonly searchFacts: SQL<SearchFacts>
  /** Returns the day to read a member's facts for; null for visitors, and when nothing is promoted. */
  factsDay(viewer: ListViewer): Promise<string | null>
  /**
   * Reads a page of a home feed with the pins that are promoted in it. When the page brings other facts
   * than those that the pins were chosen by, they are chosen again and the page is read once more.
   */
  inHomeFeed<Page extends FactsRead>(
    viewer: ListViewer,
    seed: string,
    read: (promotion: ListPromotion, factsOn: string | null) => Promise<Page>,
  ): Promise<Page>
  /** Prepares to promote pins in a search; undefined when nothing is promoted. */
  inSearch(viewer: ListViewer, query: string, seed: string): Promise<SearchPromotion | undefined>
  /** Chooses the pins to promote beside a pin, by its stems and the member's facts. */
  besidePin(
    viewer: ListViewer,
    found: { readonly stems: string; readonly facts: string | null },
    seed: string,
  ): Promise<ListPromotion>
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Promotes pins in lists. */
    readonly promoter: Promoter
  }
}
