import { z } from '@tessera/contracts/schema'
import { AdGroupId, AdvertiserId, CampaignId } from '../ids.ts'
import { Objective } from './objectives.ts'

/** The things that a report has a row for. */
export const ReportLevel = z.enum(['campaigns', 'adgroups', 'ads', 'productgroups', 'productitems'])
export type ReportLevel = z.infer<typeof ReportLevel>

/** The ways in which each row of a report may be broken down. */
export const ReportBreakdown = z.enum(['day', 'age', 'gender', 'country', 'device', 'place'])
export type ReportBreakdown = z.infer<typeof ReportBreakdown>

/** The states that a report can be narrowed to. */
export const ReportState = z.enum(['draft', 'active', 'paused', 'archived'])
export type ReportState = z.infer<typeof ReportState>

/** A day of this century, as 2026-11-26. */
export const ReportDay = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => {
    const date = new Date(text)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'Not a day'),
)

/** The days after a click or a view in which a conversion is credited to it; 0 credits none. */
export const AttributionWindow = z.union([z.literal(0), z.literal(1), z.literal(7), z.literal(30)])
export type AttributionWindow = z.infer<typeof AttributionWindow>

/** The windows of accounts that chose none. */
export const usualWindows = { click_window: 30, view_window: 1 } as const

/** The rows of a report, whichever ad account and days it is about. */
export const reportFilters = {
  level: ReportLevel,
  breakdown: z.optional(ReportBreakdown),
  objective_types: z.optional(z.array(Objective).check(z.minLength(1), z.maxLength(3))),
  /** The states of the rows; products have none of their own, and go by their ad groups or ads. */
  states: z.optional(z.array(ReportState).check(z.minLength(1), z.maxLength(4))),
  /** A part of the name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Only what is within this campaign or ad group. */
  campaign_id: z.optional(CampaignId),
  ad_group_id: z.optional(AdGroupId),
  click_window: z.optional(AttributionWindow),
  view_window: z.optional(AttributionWindow),
}

/** The subject of a report: the same on the screen, in a file, in a saved view and in a mail. */
export const reportScope = {
  advertiser_id: AdvertiserId,
  /** Days in the account's time zone, both included. */
  from: ReportDay,
  to: ReportDay,
  /** The days that figures are compared with. */
  compare_from: z.optional(ReportDay),
  compare_to: z.optional(ReportDay),
  ...reportFilters,
}
