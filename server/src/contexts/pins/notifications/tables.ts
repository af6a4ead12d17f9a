import type { NotificationData, NotificationKind } from '@tessera/contracts/calls/notifications'
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { moment, notificationId, userId } from '../../base/columns.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { keptForChosenDays, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'

/** The subject of a notification; its name or title is read when it's shown. */
export type SubjectKind = 'board' | 'pin' | 'action'

/** Notifications of members. */
export const notifications = pgTable(
  'notifications',
  {
    id: notificationId().primaryKey(),
    /** The member who is notified. */
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    actorId: userId('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    subjectKind: text('subject_kind').$type<SubjectKind>(),
    subjectId: bigint('subject_id', { mode: 'bigint' }),
    data: jsonb().$type<NotificationData>().notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at'),
    /** False when its reader gets this kind by email only. */
    inProduct: boolean('in_product').notNull().default(true),
    /** True when its reader also gets this kind by email. */
    byEmail: boolean('by_email').notNull().default(false),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id.desc().nullsFirst()),
    index('notifications_unseen').on(table.userId, table.id).where(sql`${table.seenAt} is null`),
    index('notifications_actor').on(table.actorId),
  ],
)

/** The ways that a kind of notification reaches a member, for kinds that they changed. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    inProduct: boolean('in_product').notNull(),
    byEmail: boolean('by_email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** The due time of each member's next weekly email, and their choice to get it. */
export const weeklyEmails = pgTable(
  'weekly_emails',
  {
    userId: userId('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null while they never chose: then a confirmed address gets it, unless it opted out. */
    wanted: boolean(),
    /** Null until the sweep first plans it. */
    dueAt: moment('due_at'),
    /** The due time of the last one that was sent, so that none is sent twice. */
    sentFor: moment('sent_for'),
  },
  (table) => [index('weekly_emails_due').on(table.dueAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const notificationTables = [
  memberRows(notifications, {
    owner: 'userId',
    kept: keptForChosenDays(retentions.notifications, 'sweep-notifications'),
  }),
  memberRows(notificationSettings, { owner: 'userId', file: 'settings' }),
  memberRows(weeklyEmails, { owner: 'userId' }),
]
