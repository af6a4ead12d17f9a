import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import { adWords as words } from './words.ts'

/** Returns an ad and its business as sentences name them. */
export const named = ({
  title,
  advertiser,
}: {
  readonly title: string
  readonly advertiser: string
}): { readonly ad: string; readonly advertiser: string } => ({
  ad: title === '' ? words.untitled() : title,
  advertiser,
})

/** Returns the name of a reason that an ad may not run. */
export const rejectionName = (rejection: AdRejection): string => words[rejection]()
