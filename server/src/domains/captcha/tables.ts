import { index, pgTable, text, timestamp } from '../../platform/database/define-tables.ts'

/** Used captchas, so that none is accepted twice, on any instance. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  {
    key: text().primaryKey(),
    /** The captcha's expiry, used or not. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_captchas_expires').on(table.expiresAt)],
)
