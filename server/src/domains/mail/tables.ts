import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Letters that wait to be sent, and those that were. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mail_outbox_waiting').on(table.id).where(sql`${table.sentAt} is null`)],
)
