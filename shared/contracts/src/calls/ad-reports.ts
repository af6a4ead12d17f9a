import { z } from '@tessera/contracts/schema'
import { AdLevel } from '../ads/ad-level.ts'
import { Objective } from '../ads/objectives.ts'
import { ReportFigures, ReportMetric } from '../ads/report-metrics.ts'
import { ReportDay, ReportState, reportScope } from '../ads/report-options.ts'
import { AdGroupId, AdvertiserId, CampaignId, PinId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** The largest number of rows that one call returns. */
const rowsMost = 500

const Named = <Id extends z.core.$ZodType>(id: Id) => z.object({ id, name: z.string() })

/** The subject of a report's row. */
export const ReportEntity = z.object({
  /** The id of the campaign, ad group, ad or product group; of a product item, that of its pin. */
  id: z.string(),
  name: z.string(),
  state: z.nullable(ReportState),
  objective: z.nullable(Objective),
  campaign: z.nullable(Named(CampaignId)),
  ad_group: z.nullable(Named(AdGroupId)),
  /** The pin of an ad or a product item, with the address of its smallest picture. */
  pin: z.nullable(z.object({ id: PinId, image_url: z.nullable(z.string()) })),
  daily_budget_micro: z.nullable(z.int()),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  /** The check of an ad before it runs. */
  review: z.nullable(z.enum(['waiting', 'approved', 'rejected'])),
  /** True for an ad that waits because its product can't be bought now. */
  is_sold_out: z._default(z.boolean(), false),
})
export type ReportEntity = z.infer<typeof ReportEntity>

const Compared = {
  figures: ReportFigures,
  /** The same over the days that are compared; null when none are. */
  compared: z.nullable(ReportFigures),
}

export const ReportRow = z.object({
  entity: ReportEntity,
  /**
   * The day or the group of people, for a report with a breakdown: 'unknown' and, of countries, 'ZZ' when
   * it isn't known. Days that are compared stand in the row of the day that they are compared with.
   */
  group: z.nullable(z.string()),
  ...Compared,
})
export type ReportRow = z.infer<typeof ReportRow>

/** Days from which figures can still change. */
const Settling = z.object({
  /** Events that come late, and clicks that may turn out to be invalid. */
  events_from: ReportDay,
  /** Conversions that are still to come. */
  conversions_from: ReportDay,
})

/**
 * Returns a part of a report's rows, and the sums of all of them. Without a breakdown everything of the
 * level is listed, with zeros when it has no events; with one, only groups that have some.
 */
export const adReport = defineCall({
  name: 'AdReportResource.get',
  summary: 'Returns what the campaigns, ad groups, ads or products of an ad account did.',
  method: 'GET',
  reads: 'late',
  path: '/resource/AdReportResource/get/',
  input: z.strictObject({
    ...reportScope,
    /** The column that sorts the rows; ties are in the order of ids. */
    sort: z._default(z.union([ReportMetric, z.enum(['name', 'group'])]), 'spend'),
    is_ascending: z._default(z.boolean(), false),
    offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 0),
    page_size: z._default(z.int().check(z.gte(1), z.lte(rowsMost)), 100),
  }),
  output: z.object({
    rows: z.array(ReportRow),
    row_count: z.int(),
    total: z.object(Compared),
    settling: Settling,
    currency: z.string(),
    time_zone: z.string(),
  }),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns the figures of each day, for a chart. Days without events have zeros. */
export const adReportDays = defineCall({
  name: 'AdReportDaysResource.get',
  summary: 'Returns what an ad account did on each day.',
  method: 'GET',
  reads: 'late',
  path: '/resource/AdReportDaysResource/get/',
  input: z.strictObject({
    ...reportScope,
    /** Only these rows of the report. */
    ids: z.optional(z.array(z.string().check(z.regex(/^\d{1,19}$/))).check(z.maxLength(100))),
  }),
  output: z.object({
    days: z.array(z.object({ day: ReportDay, figures: ReportFigures })),
    compared_days: z.array(z.object({ day: ReportDay, figures: ReportFigures })),
    settling: Settling,
    currency: z.string(),
  }),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** The kind of object that was changed. */
export const AdChangeLevel = z.enum([...AdLevel.options, 'keyword'])
export type AdChangeLevel = z.infer<typeof AdChangeLevel>

/** A change of a campaign, an ad group, an ad or a keyword. */
export const AdChange = z.object({
  id: z.string(),
  at: z.string(),
  /** The person who did it; null for the service, or for somebody whose account is gone. */
  actor: z.nullable(z.string()),
  /** The name of the rule that did it. */
  rule: z.optional(z.string()),
  level: AdChangeLevel,
  object_id: z.string(),
  campaign_id: CampaignId,
  name: z.string(),
  /** The fields that were changed; `before` is null when it was created. */
  fields: z.array(
    z.object({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
})
export type AdChange = z.infer<typeof AdChange>

/** Returns who changed what in an ad account, the latest first. */
export const adChanges = defineCall({
  name: 'AdChangesResource.get',
  summary: 'Returns who changed what in an ad account, the latest first.',
  method: 'GET',
  reads: 'late',
  path: '/resource/AdChangesResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    from: z.optional(ReportDay),
    to: z.optional(ReportDay),
    campaign_id: z.optional(CampaignId),
    level: z.optional(AdChangeLevel),
    bookmark: z.optional(z.string()),
    page_size: z._default(z.int().check(z.gte(1), z.lte(100)), 50),
  }),
  output: z.array(AdChange),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Returns the days on which something was changed, for the marks of a chart. */
export const adChangeDays = defineCall({
  name: 'AdChangeDaysResource.get',
  summary: 'Returns the days on which something was changed in an ad account.',
  method: 'GET',
  reads: 'late',
  path: '/resource/AdChangeDaysResource/get/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    from: ReportDay,
    to: ReportDay,
    campaign_id: z.optional(CampaignId),
  }),
  output: z.array(z.object({ day: ReportDay, changes: z.int() })),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})
