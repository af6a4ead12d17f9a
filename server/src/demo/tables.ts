import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Worlds that have been put in; a row is written with the last of the world's own rows. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
})
