import { type AdvertiserUrl, advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { KeywordKind } from '@tessera/contracts/ads/keywords'
import type { AdGroupId, AdvertiserId, CampaignId } from '@tessera/contracts/ids'

/** The reports of keywords and searches, in the order of their links. */
const kinds = {
  adGroupPositiveKeywords: 'ad-group-positive',
  adGroupNegativeKeywords: 'ad-group-negative',
  campaignNegativeKeywords: 'campaign-negative',
  adGroupSearchQueries: null,
  campaignSearchQueries: null,
} as const satisfies Partial<Record<AdvertiserUrl, KeywordKind | null>>

/** A report of keywords or searches, by its name in the catalogue of addresses. */
export type KeywordReport = keyof typeof kinds

const isReport = (name: string): name is KeywordReport => Object.hasOwn(kinds, name)

/** The names of the reports. */
export const keywordReports: readonly KeywordReport[] = Object.keys(kinds).filter(isReport)

/** Reads a report from an address. */
export const reportIn = (name: string): KeywordReport =>
  isReport(name) ? name : 'adGroupPositiveKeywords'

/** Returns the keywords that a report lists; null for one of searches. */
export const kindOf = (report: KeywordReport): KeywordKind | null => kinds[report]

/** True for a report whose rows belong to campaigns, and not to ad groups. */
export const isOfCampaigns = (report: KeywordReport): boolean =>
  report === 'campaignNegativeKeywords' || report === 'campaignSearchQueries'

/** Returns the address of a report, within a campaign or an ad group. */
export const keywordsUrl = (
  advertiserId: AdvertiserId | null,
  report: KeywordReport,
  query: {
    readonly campaign_id?: CampaignId | undefined
    readonly ad_group_id?: AdGroupId | undefined
  } = {},
): string => advertiserUrl(report, { advertiserId, query })
