import type { Advertiser } from '@tessera/contracts/entities/advertiser'

/** The props of a page's content. */
export interface BodyProps {
  readonly account: Advertiser
  readonly query: URLSearchParams
  /** Empty on pages that aren't about one experiment. */
  readonly experimentId: string
}
