import { z } from '@tessera/contracts/schema'
import { addressAt } from '../define-path.ts'
import { AdvertiserId, type CampaignId } from '../ids.ts'
import { type PathParams, pathTable } from '../match-path.ts'
import type { Objective } from './objectives.ts'

/** The people an entry is for: anyone, any member, or those who may act for the ad account. */
type WhoMay = 'anyone' | 'member' | 'advertiser'

interface Entry {
  /** Below the ad account's prefix. */
  readonly path: `/${string}`
  readonly title: string
  readonly who: WhoMay
  /** Names of the parameters of its query. */
  readonly query: readonly string[]
  /** The page's name in its module, here or elsewhere; null while there is none: the address answers 404. */
  readonly page: string | null
}

type Rest = Partial<Omit<Entry, 'path' | 'title'>>

const at = <const Path extends `/${string}`, More extends Rest = object>(
  path: Path,
  title: string,
  more?: More,
) => ({ who: 'advertiser', query: [], page: null, ...more, path, title }) as const satisfies Entry

const dates = ['start_date', 'end_date', 'comp_start_date', 'comp_end_date'] as const

const report = { query: ['objective_types', 'campaign_id'], page: 'reporting' } as const

const keywordPage = { query: ['campaign_id', 'ad_group_id'], page: 'keywords' } as const
const bulkPart = { page: 'bulk-editor-part' } as const

const conversionsPage = { page: 'conversions-section' } as const

/** The addresses of the advertiser's pages (2.5 of the specification), each once. */
export const advertiserUrls = {
  overview: at('/', 'Overview', { page: 'overview-by-id' }),
  campaigns: at('/reporting/campaigns/', 'Campaigns', report),
  adGroups: at('/reporting/adgroups/', 'Ad groups', report),
  ads: at('/reporting/ads/', 'Ads', report),
  productGroups: at('/reporting/productgroups/', 'Product groups', report),
  productItems: at('/reporting/productitems/', 'Product items', report),
  campaignNegativeKeywords: at(
    '/reporting/campaignNegativeKeywords/',
    'Negative keywords',
    keywordPage,
  ),
  campaignSearchQueries: at('/reporting/campaignSearchQueries/', 'Search queries', keywordPage),
  adGroupNegativeKeywords: at(
    '/reporting/adGroupNegativeKeywords/',
    'Negative keywords',
    keywordPage,
  ),
  adGroupPositiveKeywords: at('/reporting/adGroupPositiveKeywords/', 'Keywords', keywordPage),
  adGroupSearchQueries: at('/reporting/adGroupSearchQueries/', 'Search queries', keywordPage),
  reportingPreferences: at('/reporting/preferences/', 'Reporting preferences', {
    page: 'reporting-preferences',
  }),
  audiences: at('/audiences/', 'Audiences', { page: 'audiences' }),
  audienceDebug: at('/audience_debug/', 'Audience check', { page: 'audiences' }),
  adsCreate: at('/ads/create/', 'Create ad', { query: ['plan'], page: 'ads' }),
  automatedAdsCreate: at('/automated/ads/create/', 'Create automated ad', {
    page: 'automated-ads',
  }),
  adsEdit: at('/ads/edit/', 'Edit ad', { query: ['campaign_id'], page: 'ads' }),
  automatedAdsEdit: at('/automated/ads/edit/', 'Edit automated ad', {
    query: ['campaign_id'],
    page: 'automated-ads',
  }),
  adsEditDraft: at('/ads/edit_draft/', 'Edit draft', { query: ['campaign_id'], page: 'ads' }),
  adsDuplicate: at('/ads/duplicate/', 'Duplicate ad', { query: ['campaign_id'], page: 'ads' }),
  campaignMode: at('/ads/campaign_mode/', 'Campaign mode', { page: 'ads' }),
  adsBulkEdit: at('/ads/bulk_edit/', 'Edit ads', {
    query: ['campaign_ids', 'level', 'ids'],
    page: 'ads',
  }),
  billing: at('/billing/', 'Billing', {
    query: ['campaign_id', 'objective_type', 'is_quick_promote'],
    page: 'billing',
  }),
  billingHistory: at('/billing/history/', 'Billing history', { page: 'billing-part' }),
  orderLines: at('/billing/order_lines/', 'Order lines', { page: 'billing-part' }),
  promotions: at('/billing/promotions/', 'Promotions', { page: 'billing-part' }),
  documents: at('/billing/documents/', 'Documents', { page: 'billing-part' }),
  taxDocuments: at('/billing/tax_documents/', 'Tax documents', { page: 'billing-part' }),
  prepaidSpend: at('/billing/prepaid_campaign_spend_summary/', 'Prepaid spend', {
    page: 'billing-part',
  }),
  prepaidSpendByCampaign: at('/billing/prepaid_spend_campaign_breakdown/', 'Prepaid spend', {
    page: 'billing-part',
  }),
  experiments: at('/experiments/', 'Experiments', { page: 'experiments' }),
  experimentCreate: at('/experiments/create/', 'Create experiment', { page: 'experiments-part' }),
  experimentsManage: at('/experiments/manage/', 'Manage experiments', { page: 'experiments-part' }),
  experimentManage: at('/experiments/manage/:experimentId/', 'Manage experiment', {
    page: 'experiment',
  }),
  abTestCreate: at('/experiments/ab-test/create/', 'Create A/B test', {
    query: ['level'],
    page: 'ab-test-create',
  }),
  bulkEditor: at('/bulk_editor/', 'Bulk editor', { page: 'bulk-editor' }),
  bulkUpload: at('/bulk_editor/upload_template/', 'Upload template', {
    query: ['run'],
    ...bulkPart,
  }),
  bulkDownload: at('/bulk_editor/download_template/', 'Download template', bulkPart),
  bulkHistory: at('/bulk_editor/history/', 'Bulk editor history', {
    query: ['run'],
    ...bulkPart,
  }),
  bulkIds: at('/bulk_editor/bulk_id_library/', 'Bulk ids', bulkPart),
  bulkResources: at('/bulk_editor/resources/', 'Bulk editor resources', bulkPart),
  history: at('/history/', 'History', {
    query: ['from', 'to', 'campaign_id', 'level'],
    page: 'history',
  }),
  conversions: at('/conversions/', 'Conversions', { page: 'conversions' }),
  eventsOverview: at('/conversions/events-overview/', 'Events overview', conversionsPage),
  eventHistory: at('/conversions/event-history/', 'Event history', {
    query: ['from', 'to', 'event', 'source', 'status', 'search'],
    ...conversionsPage,
  }),
  conversionHealth: at('/conversions/health/', 'Conversion health', conversionsPage),
  testEvents: at('/conversions/test-events/', 'Test events', {
    query: ['code'],
    ...conversionsPage,
  }),
  tag: at('/conversions/tag/', 'Tag', conversionsPage),
  tagManualSetup: at('/conversions/tag_manual_setup/', 'Tag setup', {
    query: ['tag'],
    ...conversionsPage,
  }),
  tagHealth: at('/conversions/tag-health/', 'Tag health', conversionsPage),
  conversionUpload: at('/conversions/upload/', 'Upload conversions', conversionsPage),
  conversionHistory: at('/conversions/history/', 'Conversion history', conversionsPage),
  pcaHistory: at('/conversions/pca_history/', 'Conversion analysis history', conversionsPage),
  pcaUpload: at('/conversions/pca_upload/', 'Upload for conversion analysis', conversionsPage),
  apiManualSetup: at('/conversions/api_manual_setup/', 'API setup', conversionsPage),
  apiPartnerSetup: at('/conversions/api_partner_setup/', 'API setup by a partner', conversionsPage),
  accessToken: at('/conversions/access_token/', 'Access token', conversionsPage),
  setupApi: at('/conversions/setup-api/', 'Set up the API', conversionsPage),
  deduplication: at('/conversions/deduplication/', 'Deduplication', conversionsPage),
  payloadHelper: at('/conversions/payload-helper/', 'Payload helper', conversionsPage),
  capiConnect: at('/conversions/pinterest_capi_connect/', 'Connect the API', conversionsPage),
  pinBuilder: at('/pin-builder/', 'Create Pin', { who: 'member', page: 'builder' }),
  accountsManager: at('/accounts_manager/', 'Accounts', {
    who: 'member',
    page: 'accounts-manager',
  }),
  reportBuilder: at('/report-center/builder/', 'Report builder', {
    query: ['report'],
    page: 'report-center',
  }),
  reportHistory: at('/report-center/history/', 'Reports', { page: 'report-center' }),
  reportUnsubscribe: at('/report-center/unsubscribe/', 'Unsubscribe from reports', {
    query: ['token'],
    who: 'anyone',
    page: 'report-unsubscribe',
  }),
  reportDownload: at('/report-center/download/', 'Download report', {
    query: ['id'],
    page: 'report-center',
  }),
  quickPromote: at('/quick-promote/', 'Promote your Pin', {
    who: 'member',
    query: ['pinId'],
    page: 'quick-promote-by-id',
  }),
  rules: at('/rules/', 'Rules', { query: ['rule', 'part'], page: 'rules' }),
  recommendations: at('/recommendations/', 'Recommendations', { page: 'planning' }),
  productCatalogs: at('/product-catalogs/data-source/', 'Catalogs', { page: 'catalogs' }),
  campaignInsights: at('/campaign-insights/:campaignId/', 'Campaign insights', {
    query: dates,
    page: 'campaign-insights',
  }),
  productGroupInsights: at(
    '/campaign-insights/:campaignId/product-group/:productGroupId/',
    'Product group insights',
    { query: dates, page: 'product-group-insights' },
  ),
  mediaPlanner: at('/media_planner/', 'Media planner', {
    query: ['plan', 'compare'],
    page: 'planning',
  }),
  msotOptimizer: at('/msot-optimizer/', 'Budget optimizer', { page: 'planning' }),
} as const satisfies Readonly<Record<string, Entry>>

export type AdvertiserUrl = keyof typeof advertiserUrls

/** The entries whose page is there; only they are linked. */
export type OpenAdvertiserUrl = {
  [Name in AdvertiserUrl]: (typeof advertiserUrls)[Name]['page'] extends null ? never : Name
}[AdvertiserUrl]

type ParamsOfPath<Text extends string> = Text extends `${string}:${infer Name}/${infer More}`
  ? Name | ParamsOfPath<More>
  : never

interface Target<Name extends AdvertiserUrl> {
  /** The ad account, once it is known. */
  readonly advertiserId: AdvertiserId | null
  readonly params?: {
    readonly [Param in ParamsOfPath<(typeof advertiserUrls)[Name]['path']>]: string
  }
  readonly query?: {
    readonly [Param in (typeof advertiserUrls)[Name]['query'][number]]?: string | undefined
  }
}

/** Returns an entry's pattern, with the ad account's prefix or without. */
const patternOf = (path: string, isPrefixed: boolean): string => {
  if (isPrefixed) return `/advertiser/:advertiserId${path}`
  return path === '/' ? '/advertiser/' : path
}

/**
 * Returns the address of an entry, below the ad account's prefix when that is known.
 *
 *     advertiserUrl('campaigns', { advertiserId }) // '/advertiser/31/reporting/campaigns/'
 */
export function advertiserUrl<Name extends AdvertiserUrl>(
  name: Name,
  { advertiserId, params, query }: Target<Name>,
): string {
  const pattern = patternOf(advertiserUrls[name].path, advertiserId !== null)
  return addressAt(pattern, { ...params, advertiserId: advertiserId ?? undefined }, query)
}

/** Returns the address of campaign reporting for the campaigns of these objectives. */
export const campaignsOfObjectives = (
  advertiserId: AdvertiserId | null,
  objectives: readonly Objective[],
): string =>
  advertiserUrl('campaigns', { advertiserId, query: { objective_types: objectives.join(',') } })

/** Returns where the ad account pays for a campaign of quick promote. */
export const adSiteBillingUrl = (advertiserId: AdvertiserId, campaignId: CampaignId): string =>
  advertiserUrl('billing', {
    advertiserId,
    query: {
      campaign_id: campaignId,
      objective_type: 'CLICKTHROUGH',
      is_quick_promote: 'true',
    },
  })

/** An entry at an address, with its parameters; `advertiserId` is null without the prefix. */
export interface FoundAdvertiserUrl {
  readonly name: AdvertiserUrl
  readonly advertiserId: AdvertiserId | null
  readonly params: PathParams
}

/** The first segments of the addresses without an ad account; no username may be one of them. */
export const advertiserWords: readonly string[] = Object.values(advertiserUrls).flatMap(
  ({ path }) => path.split('/')[1] || [],
)

const isName = (name: string): name is AdvertiserUrl => Object.hasOwn(advertiserUrls, name)

const lookup = () =>
  pathTable(
    Object.entries(advertiserUrls).flatMap(([name, { path }]) =>
      isName(name) ? [true, false].map((isPrefixed) => ({ name, path, isPrefixed })) : [],
    ),
    ({ path, isPrefixed }) => patternOf(path, isPrefixed),
  )

// Made at its first use, so that a page that only writes addresses does without it.
let find: ReturnType<typeof lookup> | undefined

/** Returns the entry at a path; undefined where the catalogue has none. */
export function findAdvertiserUrl(path: string): FoundAdvertiserUrl | undefined {
  find ??= lookup()
  const found = find(path)
  if (found === undefined) return undefined
  const { advertiserId, ...params } = found.params
  const id = z.safeParse(AdvertiserId, advertiserId)
  if (found.entry.isPrefixed && !id.success) return undefined
  return { name: found.entry.name, advertiserId: id.success ? id.data : null, params }
}

/** Returns the address of a found entry for another ad account, or without one. */
export const foundAddress = (
  { name, params }: FoundAdvertiserUrl,
  advertiserId: AdvertiserId | null,
): string =>
  addressAt(patternOf(advertiserUrls[name].path, advertiserId !== null), {
    ...params,
    advertiserId: advertiserId ?? undefined,
  })

/** The days that campaign insights show, and those that they are compared with. */
export type InsightsDates = { readonly [Name in (typeof dates)[number]]?: string }

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const pairIn = (query: URLSearchParams, first: string, last: string): Record<string, string> => {
  const [from, to] = [query.get(first) ?? '', query.get(last) ?? '']
  return isDay(from) && isDay(to) && from <= to ? { [first]: from, [last]: to } : {}
}

/** Reads the dates of campaign insights. A period needs both of its days, in order; else it is left out. */
export function insightsDates(query: URLSearchParams): InsightsDates {
  const shown = pairIn(query, 'start_date', 'end_date')
  const isShown = Object.keys(shown).length > 0
  return isShown ? { ...shown, ...pairIn(query, 'comp_start_date', 'comp_end_date') } : {}
}
