import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Solved captchas that were used, so that none is good twice on any instance. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  {
    key: text().primaryKey(),
    /** When it would not have been good any more in any case. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_captchas_expires').on(table.expiresAt)],
)
