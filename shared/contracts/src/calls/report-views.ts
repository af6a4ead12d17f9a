import { z } from '@tessera/contracts/schema'
import { ReportView } from '../ads/report-view.ts'
import { AdvertiserId, AnyId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'

/** The name of a report or of a view. */
export const ReportName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(limits.reportNameMax))

/** A view of a report that somebody saved. */
export const SavedView = z.object({
  id: AnyId,
  name: z.string(),
  /** True when everybody who may act for the ad account has it. */
  is_shared: z.boolean(),
  /** True for the viewer's own, which nobody else may change. */
  is_own: z.boolean(),
  /** The name of the member who saved it. */
  author: z.string(),
  view: ReportView,
})
export type SavedView = z.infer<typeof SavedView>

const which = { advertiser_id: AdvertiserId, view_id: AnyId }

/** Lists the viewer's views of an ad account, and those that others share, by name. */
export const listReportViews = defineCall({
  name: 'ReportViewsResource.get',
  summary: "Lists the viewer's views of reports, and those that others share.",
  method: 'GET',
  path: '/resource/ReportViewsResource/get/',
  input: z.strictObject({ advertiser_id: AdvertiserId }),
  output: z.array(SavedView),
  errors: ['not-allowed'],
  who: 'member',
})

/** Returns a view by the id in a link. A view that isn't shared exists for its author alone. */
export const getReportView = defineCall({
  name: 'ReportViewResource.get',
  summary: 'Returns a view of a report.',
  method: 'GET',
  path: '/resource/ReportViewResource/get/',
  input: z.strictObject(which),
  output: SavedView,
  errors: ['not-allowed', 'not-found'],
  who: 'member',
})

/** Saves a view. */
export const createReportView = defineCall({
  name: 'ReportViewResource.create',
  summary: 'Saves a view of a report.',
  method: 'POST',
  path: '/resource/ReportViewResource/create/',
  input: z.strictObject({
    advertiser_id: AdvertiserId,
    name: ReportName,
    is_shared: z._default(z.boolean(), false),
    view: ReportView,
  }),
  output: SavedView,
  errors: ['not-allowed', 'report-views-many'],
  who: 'member',
})

/** Renames, shares or changes an own view. */
export const updateReportView = defineCall({
  name: 'ReportViewResource.update',
  summary: 'Renames, shares or changes an own view of a report.',
  method: 'POST',
  path: '/resource/ReportViewResource/update/',
  input: z.strictObject({
    ...which,
    name: z.optional(ReportName),
    is_shared: z.optional(z.boolean()),
    view: z.optional(ReportView),
  }),
  output: SavedView,
  errors: ['not-allowed', 'not-found'],
  who: 'member',
})

/** Deletes an own view, or restores it within a day. */
export const deleteReportView = defineCall({
  name: 'ReportViewResource.delete',
  summary: 'Deletes an own view of a report, or restores it within a day.',
  method: 'POST',
  path: '/resource/ReportViewResource/delete/',
  input: z.strictObject({
    ...which,
    /** False restores it. */
    is_deleted: z._default(z.boolean(), true),
  }),
  output: SavedView,
  errors: ['not-allowed', 'not-found'],
  who: 'member',
})
