import { z } from '@tessera/contracts/schema'
import {
  KeywordFault,
  KeywordKind,
  KeywordMatch,
  KeywordMetric,
  KeywordState,
} from '../ads/keywords.ts'
import { ReportDay } from '../ads/report-options.ts'
import { AdGroupId, AdvertiserId, CampaignId, KeywordId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** The largest number of rows that one call returns. */
const rowsMost = 500

const Named = <Id extends z.core.$ZodType>(id: Id) => z.object({ id, name: z.string() })

/** The figures of ads in searches. */
export const SearchFigures = z.object({
  impressions: z.int(),
  clicks: z.int(),
  saves: z.int(),
  closeups: z.int(),
  spend_micro: z.int(),
})
export type SearchFigures = z.infer<typeof SearchFigures>

const Compared = {
  figures: SearchFigures,
  /** The same over the days that are compared; null when none are. */
  compared: z.nullable(SearchFigures),
}

const scope = {
  advertiser_id: AdvertiserId,
  /** Days in the account's time zone, both included. */
  from: ReportDay,
  to: ReportDay,
  /** The days that figures are compared with. */
  compare_from: z.optional(ReportDay),
  compare_to: z.optional(ReportDay),
  /** Only what is within this campaign or ad group. */
  campaign_id: z.optional(CampaignId),
  ad_group_id: z.optional(AdGroupId),
  /** A part of the keyword or the search. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  is_ascending: z._default(z.boolean(), false),
  bookmark: z.optional(z.string().check(z.maxLength(20))),
  page_size: z._default(z.int().check(z.gte(1), z.lte(rowsMost)), 100),
}

const about = {
  row_count: z.int(),
  total: z.object(Compared),
  /** The first day whose figures can still change. */
  settling_from: ReportDay,
  currency: z.string(),
  time_zone: z.string(),
}

/** A keyword, with what ads did in the searches that it matches. */
export const AdKeyword = z.object({
  keyword_id: KeywordId,
  text: z.string(),
  match: KeywordMatch,
  state: KeywordState,
  /** The most that one impression or click may cost; null for the bid of the ad group. */
  bid_micro: z.nullable(z.int()),
  created_at: z.string(),
  campaign: Named(CampaignId),
  ad_group: z.nullable(Named(AdGroupId)),
  ...Compared,
})
export type AdKeyword = z.infer<typeof AdKeyword>

/**
 * Lists keywords of one kind. Positive ones have the figures of searches that entered by them; negative
 * ones, which keep ads out, those of the named searches that they match, from before they were added.
 */
export const adKeywords = defineCall({
  name: 'AdKeywordsResource.get',
  summary: 'Lists the keywords of campaigns or ad groups, with what ads did in their searches.',
  method: 'GET',
  path: '/resource/AdKeywordsResource/get/',
  input: z.strictObject({
    ...scope,
    kind: KeywordKind,
    /** Without it, all that were not removed. */
    states: z.optional(z.array(KeywordState).check(z.minLength(1), z.maxLength(3))),
    matches: z.optional(z.array(KeywordMatch).check(z.minLength(1), z.maxLength(3))),
    sort: z._default(z.union([KeywordMetric, z.enum(['name', 'bid', 'created'])]), 'spend'),
  }),
  output: z.object({ rows: z.array(AdKeyword), ...about }),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Adds keywords to a campaign or an ad group; those with a fault are left out, and told. */
export const createAdKeywords = defineCall({
  name: 'AdKeywordsResource.create',
  summary: 'Adds keywords to a campaign or an ad group, and tells which were not added and why.',
  method: 'POST',
  path: '/resource/AdKeywordsResource/create/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    kind: KeywordKind,
    /** The campaign of keywords of campaigns, else the ad group. */
    owner_id: z.union([CampaignId, AdGroupId]),
    keywords: z
      .array(
        z.strictObject({ text: z.string().check(z.trim(), z.maxLength(500)), match: KeywordMatch }),
      )
      .check(z.minLength(1), z.maxLength(limits.adKeywordsAtOnce)),
    /** The bid of all of them, for positive ones. */
    bid_micro: z.optional(z.nullable(z.int().check(z.gte(1)))),
  }),
  /** One for each keyword, in their order. */
  output: z.array(
    z.object({
      text: z.string(),
      match: KeywordMatch,
      /** Null for one that wasn't added. */
      keyword_id: z.nullable(KeywordId),
      fault: z.nullable(KeywordFault),
    }),
  ),
  errors: ['not-allowed', 'not-found', 'campaign-ended', 'keywords-many', 'ad-bid-unfit'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Pauses, resumes and removes keywords, and changes their bids: all of them or none. */
export const updateAdKeywords = defineCall({
  name: 'AdKeywordsResource.update',
  summary: 'Pauses, resumes or removes keywords, or changes their bids.',
  method: 'POST',
  path: '/resource/AdKeywordsResource/update/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    keyword_ids: z.array(KeywordId).check(z.minLength(1), z.maxLength(limits.adKeywordsAtOnce)),
    state: z.optional(KeywordState),
    /** Null for the bid of the ad group. Negative keywords have none. */
    bid_micro: z.optional(z.nullable(z.int().check(z.gte(1)))),
  }),
  output: z.array(
    z.object({
      keyword_id: KeywordId,
      state: KeywordState,
      bid_micro: z.nullable(z.int()),
    }),
  ),
  errors: ['not-allowed', 'not-found', 'keyword-there', 'keywords-many', 'ad-bid-unfit'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** A search that showed ads of a campaign or an ad group. */
export const AdSearchQuery = z.object({
  /** Null for all searches that too few members made to be named, and for those with personal data. */
  query: z.nullable(z.string()),
  campaign: Named(CampaignId),
  /** Null for a search that showed ads of several ad groups of the campaign. */
  ad_group: z.nullable(Named(AdGroupId)),
  /** The keywords that the ads entered it by, as they are written. */
  keywords: z.array(z.string()),
  /** True when these words are a keyword of the ad group, or keep its ads out. */
  is_keyword: z.boolean(),
  is_negative: z.boolean(),
  ...Compared,
})
export type AdSearchQuery = z.infer<typeof AdSearchQuery>

/** Lists the searches that showed ads. */
export const adSearchQueries = defineCall({
  name: 'AdSearchQueriesResource.get',
  summary: 'Lists the searches that showed ads of campaigns or ad groups.',
  method: 'GET',
  path: '/resource/AdSearchQueriesResource/get/',
  input: z.strictObject({
    ...scope,
    level: z.enum(['campaign', 'ad-group']),
    sort: z._default(z.union([KeywordMetric, z.enum(['name'])]), 'spend'),
  }),
  output: z.object({ rows: z.array(AdSearchQuery), ...about }),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})
