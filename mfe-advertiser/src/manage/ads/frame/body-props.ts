import type { Advertiser } from '@tessera/contracts/entities/advertiser'

/** Props of the content of a page about ads. */
export interface BodyProps {
  readonly account: Advertiser
  readonly query: URLSearchParams
}
