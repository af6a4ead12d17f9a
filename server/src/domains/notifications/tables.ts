import type { NotificationData, NotificationKind } from '@tessera/contracts/calls/notifications'
import {
  bigint,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from '../../platform/database/define-tables.ts'
import { sql } from '../../platform/database/sql.ts'
import { notificationId, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

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
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id.desc().nullsFirst()),
    index('notifications_unseen').on(table.userId, table.id).where(sql`${table.seenAt} is null`),
    index('notifications_actor').on(table.actorId),
  ],
)
