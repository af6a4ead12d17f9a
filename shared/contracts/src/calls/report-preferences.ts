import { z } from '@tessera/contracts/schema'
import { AttributionWindow } from '../ads/report-options.ts'
import { WeekStart } from '../ads/report-period.ts'
import { ReportColumns } from '../ads/report-view.ts'
import { AdvertiserId } from '../ids.ts'
import { defineCall } from './define-call.ts'

/** The defaults of an ad account's reports. */
export const ReportPreferences = z.object({
  click_window: AttributionWindow,
  view_window: AttributionWindow,
  /** The columns of a report without a view. */
  columns: ReportColumns,
  week_start: WeekStart,
})
export type ReportPreferences = z.infer<typeof ReportPreferences>

/** Returns what the reports of an ad account go by. */
export const getReportPreferences = defineCall({
  name: 'ReportPreferencesResource.get',
  summary: 'Returns the windows, columns and week that the reports of an ad account go by.',
  method: 'GET',
  path: '/resource/ReportPreferencesResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: ReportPreferences,
  errors: ['not-allowed'],
  who: 'member',
})

/** Changes the given preferences for everybody who may act for the ad account. */
export const updateReportPreferences = defineCall({
  name: 'ReportPreferencesResource.update',
  summary: 'Changes what the reports of an ad account go by.',
  method: 'POST',
  path: '/resource/ReportPreferencesResource/update/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    click_window: z.optional(AttributionWindow),
    view_window: z.optional(AttributionWindow),
    columns: z.optional(ReportColumns),
    week_start: z.optional(WeekStart),
  }),
  output: ReportPreferences,
  errors: ['not-allowed'],
  who: 'member',
})
