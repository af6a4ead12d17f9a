import { bigint, index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { moment } from '../columns.ts'
import { deletedBy, keptForDays, memberRows, rowsStay } from '../table-facts/table-facts.ts'

/** Emails that weren't sent because no mail server is configured. Their content is encrypted. */
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

/**
 * Text messages that weren't sent because no provider is configured. Their content is encrypted.
 */
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

/** Days that emails and text messages are kept in the outbox. */
export const outboxDays = 7

/** States whose the rows of these tables are, and what happens to them. */
export const mailTables = [
  memberRows(mailOutbox, {
    owner: 'to',
    leftOut: 'It holds emails that were sent to you, where the service has no mail server.',
    deletion: rowsStay('The sweep deletes them soon.'),
    kept: keptForDays(outboxDays, 'sweep-outbox'),
  }),
  memberRows(smsOutbox, {
    owner: 'to',
    leftOut: 'It holds text messages that were sent to you, where the service has no provider.',
    deletion: deletedBy('text-messages'),
    kept: keptForDays(outboxDays, 'sweep-outbox'),
  }),
]
