import { index, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'

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
