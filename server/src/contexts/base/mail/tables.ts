import {
  bigint,
  index,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { citext, moment } from '../columns.ts'
import { retentions } from '../table-facts/retentions.ts'
import { deletedBy, keptForChosenDays, memberRows, rowsStay } from '../table-facts/table-facts.ts'

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

/** Emails come back from the address, or its reader marked one as spam. */
export type SuppressionReason = 'bounced' | 'complained'

/** Addresses that get no emails, or only those about the account. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    address: citext().notNull(),
    reason: text().$type<SuppressionReason>().notNull(),
    /** The mail server's words, for the operator. */
    detail: text().notNull().default(''),
    since: moment('since').notNull(),
    /** The time of the last email that was sent all the same, because it was asked for. */
    triedAt: moment('tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.reason] }),
    index('mail_suppressions_since').on(table.since),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const mailTables = [
  memberRows(mailOutbox, {
    owner: 'to',
    leftOut: 'It holds emails that were sent to you, where the service has no mail server.',
    deletion: rowsStay('The sweep deletes them soon.'),
    kept: keptForChosenDays(retentions.outbox, 'sweep-outbox'),
  }),
  memberRows(smsOutbox, {
    owner: 'to',
    leftOut: 'It holds text messages that were sent to you, where the service has no provider.',
    deletion: deletedBy('text-messages'),
    kept: keptForChosenDays(retentions.outbox, 'sweep-outbox'),
  }),
  memberRows(mailSuppressions, {
    owner: 'address',
    leftOut: 'It says that emails to your address came back, or that you marked one as spam.',
    deletion: deletedBy('mail-suppressions'),
    kept: keptForChosenDays(retentions.suppressions, 'sweep-outbox'),
  }),
]
