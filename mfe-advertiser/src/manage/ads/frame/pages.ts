import { type AdvertiserUrl, advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { words } from './words.ts'

/** The pages that have a link of their own, in the order of the links. */
export const linkedPages = {
  adsCreate: words.create,
  automatedAdsCreate: words.automated,
  adsEditDraft: words.drafts,
  campaignMode: words.campaignMode,
  adsBulkEdit: words.bulkEdit,
} as const

/** The titles of the pages. */
export const titles = {
  ...linkedPages,
  adsEdit: words.edit,
  automatedAdsEdit: words.edit,
  adsDuplicate: words.duplicate,
} as const satisfies Readonly<Partial<Record<AdvertiserUrl, () => string>>>

/** A page about ads, by its name in the catalogue of addresses. */
export type AdsPage = keyof typeof titles

/** True for the name of a page about ads. */
export const isPage = (name: string): name is AdsPage => Object.hasOwn(titles, name)

/** The state of the page in its address. */
export type Params = {
  readonly advertiserId: string
  readonly part?: string
  readonly automated?: string
}

/** Returns the page at an address. */
export function pageAt({ part, automated }: Params): AdsPage {
  const path = automated === undefined ? `/ads/${part}/` : `/automated/ads/${automated}/`
  const names = Object.keys(titles).filter(isPage)
  return names.find((name) => advertiserUrls[name].path === path) ?? 'campaignMode'
}
