import type { ReportFormat, ReportView } from '@tessera/contracts/ads/report-view'
import type { ReportRhythm } from '@tessera/contracts/calls/report-center'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../../../platform/database/define-tables.ts'
import { sql } from '../../../../platform/database/sql.ts'
import { moment, userId } from '../../../base/columns.ts'
import { deletedBy, keptUntil, memberRows } from '../../../base/table-facts/table-facts.ts'
import { ofAdAccount, users } from '../../../identity/index.ts'

/** Reports that are made again and again. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: ofAdAccount(),
    /** The person who scheduled it; null once their account is gone. */
    creatorId: userId('creator_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    view: jsonb().$type<ReportView>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    rhythm: text().$type<ReportRhythm>().notNull(),
    state: text().$type<'active' | 'paused' | 'deleted'>().notNull(),
    /** The time of its next report; null unless it is active. */
    nextAt: moment('next_at'),
    createdAt: moment('created_at').notNull(),
    /** Deleted schedules can be restored for a day. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('report_schedules_advertiser').on(table.advertiserId),
    index('report_schedules_creator').on(table.creatorId),
    index('report_schedules_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('report_schedules_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
)

/** The people whom a scheduled report is mailed to. */
export const reportRecipients = pgTable(
  'report_recipients',
  {
    scheduleId: bigint('schedule_id', { mode: 'bigint' })
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Set by the link in a mail. */
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.userId] }),
    index('report_recipients_user').on(table.userId),
  ],
)

/** Reports that were made as files, or are being made. */
export const madeReports = pgTable(
  'made_reports',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    advertiserId: ofAdAccount(),
    /** The person who asked for it; null for a schedule, and once their account is gone. */
    creatorId: userId('creator_id').references(() => users.id, { onDelete: 'set null' }),
    scheduleId: bigint('schedule_id', { mode: 'bigint' }).references(() => reportSchedules.id, {
      onDelete: 'set null',
    }),
    /** The moment of the schedule that it was made for, so that none is made twice. */
    dueAt: moment('due_at'),
    name: text().notNull(),
    view: jsonb().$type<ReportView>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    state: text().$type<'waiting' | 'making' | 'ready' | 'failed' | 'expired'>().notNull(),
    rows: integer(),
    bytes: bigint({ mode: 'number' }),
    /** The unguessable name of its file in the blob store. */
    key: text().notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** The time when its file is deleted; null before there is a file. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('made_reports_advertiser_newest').on(table.advertiserId, table.id.desc().nullsFirst()),
    index('made_reports_creator').on(table.creatorId),
    uniqueIndex('made_reports_due').on(table.scheduleId, table.dueAt),
    index('made_reports_expires').on(table.expiresAt).where(sql`${table.state} = 'ready'`),
  ],
)

/** Mails about reports that were queued, so that nobody gets one twice. */
export const reportMails = pgTable(
  'report_mails',
  {
    reportId: bigint('report_id', { mode: 'bigint' })
      .notNull()
      .references(() => madeReports.id, { onDelete: 'cascade' }),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    queuedAt: moment('queued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.userId] }),
    index('report_mails_user').on(table.userId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const reportCenterTables = [
  memberRows(reportSchedules, {
    owner: 'advertiserId',
    kept: keptUntil('a day after they are deleted', 'sweep-reports'),
  }),
  memberRows(reportRecipients, { owner: 'userId' }),
  memberRows(madeReports, {
    owner: 'advertiserId',
    without: ['key'],
    deletion: deletedBy('reports'),
  }),
  memberRows(reportMails, { owner: 'userId' }),
]
