import { index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { keptUntil, serviceRows } from '../table-facts/table-facts.ts'

/** Used captchas, so that none is accepted twice, on any instance. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  {
    key: text().primaryKey(),
    /** The captcha's expiry, used or not. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('spent_captchas_expires').on(table.expiresAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const captchaTables = [
  serviceRows(spentCaptchas, keptUntil('the captcha expires', 'sweep-identity')),
]
