import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { ReportLevel } from '@tessera/contracts/ads/report-options'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'

const entries = {
  campaigns: 'campaigns',
  adgroups: 'adGroups',
  ads: 'ads',
  productgroups: 'productGroups',
  productitems: 'productItems',
} as const satisfies Readonly<Record<ReportLevel, string>>

/** The levels of reports, in the order of their links. */
export const reportLevels: readonly ReportLevel[] = ReportLevel.options

/** Returns the address of a level's report, without a query. */
export const levelUrl = (advertiserId: AdvertiserId | null, level: ReportLevel): string =>
  advertiserUrl(entries[level], { advertiserId })

/** Reads a level from an address. */
export const levelIn = (text: string): ReportLevel =>
  z.safeParse(ReportLevel, text).data ?? 'campaigns'
