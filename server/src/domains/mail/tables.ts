import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Letters that no mail server took, since none is configured. What stands in them is sealed. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    key: text().unique(),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.id).where(sql`${table.sentAt} is null`),
    index('mail_outbox_created').on(table.createdAt),
  ],
)

/** Short messages that nobody took, since nobody is configured. What stands in them is sealed. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    to: text().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    key: text().unique(),
  },
  (table) => [index('sms_outbox_created').on(table.createdAt)],
)
