import { pgTable, text } from '../../../platform/database/define-tables.ts'

/** The position that each sweep has reached, and the versions of what instances remember. */
export const searchProgress = pgTable('search_progress', {
  name: text().primaryKey(),
  reached: text().notNull(),
})
