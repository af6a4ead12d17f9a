import { type AdvertiserUrl, advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import { words } from './words.ts'

/** The pages of the bulk editor, in the order of their links. */
export const pages = [
  ['bulkEditor', words.overview],
  ['bulkDownload', words.download],
  ['bulkUpload', words.upload],
  ['bulkHistory', words.history],
  ['bulkIds', words.ids],
  ['bulkResources', words.resources],
] as const satisfies readonly (readonly [AdvertiserUrl, () => string])[]

/** A page of the bulk editor, by its name in the catalogue of addresses. */
export type BulkPage = (typeof pages)[number][0]

/** Returns the page at a part of the address; the overview without one. */
export function pageAt(part: string | undefined): {
  readonly page: BulkPage
  readonly title: string
} {
  const found = pages.find(([page]) => advertiserUrls[page].path === `/bulk_editor/${part}/`)
  if (found === undefined) return { page: 'bulkEditor', title: words.title() }
  return { page: found[0], title: found[1]() }
}
