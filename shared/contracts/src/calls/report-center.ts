import { z } from '@tessera/contracts/schema'
import { ReportDay } from '../ads/report-options.ts'
import { ReportFormat, ReportView } from '../ads/report-view.ts'
import { AdvertiserId, AnyId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'
import { ReportName } from './report-views.ts'

const ofAccount = { advertiser_id: AdvertiserId }
const which = { ...ofAccount, report_id: AnyId }

/** A report that was made as a file, or is being made. */
export const MadeReport = z.object({
  id: AnyId,
  name: z.string(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'expired']),
  format: ReportFormat,
  from: ReportDay,
  to: ReportDay,
  view: ReportView,
  rows: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  /** The schedule that it was made by; null when somebody asked for it, or the schedule is gone. */
  schedule_id: z.nullable(AnyId),
  asked_at: z.string(),
  /** The time at which its file is deleted; null before there is one. */
  expires_at: z.nullable(z.string()),
  /** The address of its file; null before there is one, and after it expired. */
  file_url: z.nullable(z.string()),
})
export type MadeReport = z.infer<typeof MadeReport>

const what = { name: ReportName, view: ReportView, format: ReportFormat }

/** Lists the reports of an ad account, newest first. */
export const listReports = defineCall({
  name: 'MadeReportsResource.get',
  summary: 'Lists the reports that were made for an ad account, newest first.',
  method: 'GET',
  path: '/resource/MadeReportsResource/get/',
  input: z.strictObject({ ...ofAccount, ...pageOptions }),
  output: z.array(MadeReport),
  errors: ['not-allowed'],
  who: 'member',
})

/** Returns a report, as links in mails name it. */
export const getMadeReport = defineCall({
  name: 'MadeReportResource.get',
  summary: 'Returns a report that was made for an ad account.',
  method: 'GET',
  path: '/resource/MadeReportResource/get/',
  input: z.strictObject(which),
  output: MadeReport,
  errors: ['not-allowed', 'not-found'],
  who: 'member',
})

/** Starts to make a report. */
export const createReport = defineCall({
  name: 'MadeReportResource.create',
  summary: 'Makes a report as a file.',
  method: 'POST',
  path: '/resource/MadeReportResource/create/',
  input: z.strictObject({ ...ofAccount, ...what }),
  output: MadeReport,
  errors: ['not-allowed', 'reports-many'],
  who: 'member',
  budget: 'create',
})

/** Makes a report again, with the days that its period has today. */
export const rerunReport = defineCall({
  name: 'MadeReportResource.update',
  summary: 'Makes a report again, with the days that its period has today.',
  method: 'POST',
  path: '/resource/MadeReportResource/update/',
  input: z.strictObject(which),
  output: MadeReport,
  errors: ['not-allowed', 'not-found', 'reports-many'],
  who: 'member',
  budget: 'create',
})

/** The interval of a scheduled report: the morning of each day, or of the first day of a week or month. */
export const ReportRhythm = z.enum(['day', 'week', 'month'])
export type ReportRhythm = z.infer<typeof ReportRhythm>

/** Somebody whom reports can be mailed to. */
export const ReportPerson = z.object({ id: UserId, name: z.string(), is_viewer: z.boolean() })
export type ReportPerson = z.infer<typeof ReportPerson>

/** A report that is made again and again, and mailed. */
export const ReportSchedule = z.object({
  id: AnyId,
  ...what,
  rhythm: ReportRhythm,
  state: z.enum(['active', 'paused', 'deleted']),
  /** The people who get the mail; those who unsubscribed or lost access are left out. */
  recipients: z.array(ReportPerson),
  /** The next time; null while it is paused. */
  next_at: z.nullable(z.string()),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

/** Lists the schedules of an ad account, by name. */
export const listReportSchedules = defineCall({
  name: 'ReportSchedulesResource.get',
  summary: 'Lists the schedules of reports of an ad account.',
  method: 'GET',
  path: '/resource/ReportSchedulesResource/get/',
  input: z.strictObject(ofAccount),
  output: z.array(ReportSchedule),
  errors: ['not-allowed'],
  who: 'member',
})

/** Schedules a report. */
export const createReportSchedule = defineCall({
  name: 'ReportScheduleResource.create',
  summary: 'Makes and mails a report each day, week or month.',
  method: 'POST',
  path: '/resource/ReportScheduleResource/create/',
  input: z.strictObject({
    ...ofAccount,
    ...what,
    rhythm: ReportRhythm,
    recipients: z.array(UserId).check(z.maxLength(limits.reportRecipientsMax)),
  }),
  output: ReportSchedule,
  errors: ['not-allowed', 'report-schedules-many', 'report-recipient-unfit'],
  who: 'member',
  budget: 'create',
})

/** Pauses, resumes or deletes a schedule. A deleted one can be restored within a day. */
export const updateReportSchedule = defineCall({
  name: 'ReportScheduleResource.update',
  summary:
    'Pauses, resumes or deletes a schedule of a report; restores a deleted one within a day.',
  method: 'POST',
  path: '/resource/ReportScheduleResource/update/',
  input: z.strictObject({
    ...ofAccount,
    schedule_id: AnyId,
    state: ReportSchedule.shape.state,
  }),
  output: ReportSchedule,
  errors: ['not-allowed', 'not-found', 'report-schedules-many'],
  who: 'member',
})

/** Lists the people of an ad account whose email address is verified. */
export const listReportPeople = defineCall({
  name: 'ReportPeopleResource.get',
  summary: 'Lists the people of an ad account whom reports can be mailed to.',
  method: 'GET',
  path: '/resource/ReportPeopleResource/get/',
  input: z.strictObject(ofAccount),
  output: z.array(ReportPerson),
  errors: ['not-allowed'],
  who: 'member',
})

const token = z.string().check(z.regex(/^[\w-]{20,400}$/))
const Standing = z.object({ name: z.string(), subscribed: z.boolean() })

/** Says which report a link in a mail stops, without stopping it. */
export const getReportUnsubscribe = defineCall({
  name: 'ReportUnsubscribe.get',
  summary: 'Says which scheduled report a link in its mail stops.',
  method: 'GET',
  path: '/v3/ads/reports/unsubscribe/',
  input: z.strictObject({ token }),
  output: Standing,
  errors: ['not-found'],
  who: 'anyone',
})

/** Stops the mails of a scheduled report, or sends them again; the link is proof enough. */
export const reportUnsubscribe = defineCall({
  name: 'ReportUnsubscribe.create',
  summary: 'Stops the mails of a scheduled report, or sends them again.',
  method: 'POST',
  path: '/v3/ads/reports/unsubscribe/update/',
  input: z.strictObject({ token, subscribed: z._default(z.boolean(), false) }),
  output: Standing,
  errors: ['not-found'],
  who: 'anyone',
})
