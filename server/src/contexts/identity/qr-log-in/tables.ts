import { index, pgTable, smallint, text, uuid } from '../../../platform/database/define-tables.ts'
import { moment } from '../../base/columns.ts'
import { keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'
import { sessions } from '../accounts/tables.ts'

/** The answer that the phone gave to a request to log in. */
export type QrOutcome = 'approved' | 'refused'

/** Browsers that ask to be logged in by a phone. Both secrets are stored as hashes. */
export const qrLogIns = pgTable(
  'qr_log_ins',
  {
    /** The secret in the browser's cookie, which logs in. */
    browserHash: text('browser_hash').primaryKey(),
    /** The secret in the QR code, which finds the request. */
    codeHash: text('code_hash').notNull().unique(),
    /** The number that the browser shows, and those that the phone shows. */
    number: smallint().notNull(),
    numbers: smallint().array().notNull(),
    userAgent: text('user_agent').notNull(),
    country: text(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The session that opened the link; the request ends with it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    outcome: text().$type<QrOutcome>(),
  },
  (table) => [
    index('qr_log_ins_session').on(table.sessionId),
    index('qr_log_ins_expires').on(table.expiresAt),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const qrLogInTables = [
  memberRows(qrLogIns, {
    owner: 'sessionId',
    leftOut: whyLeftOut.proof,
    kept: keptUntil('they are answered or expire', 'sweep-qr-log-ins'),
  }),
]
