import { pgTable, text } from '../../../platform/database/define-tables.ts'
import { keptForEver, serviceRows } from '../../base/table-facts/table-facts.ts'

/** The position that each sweep has reached, and the versions of what instances remember. */
export const searchProgress = pgTable('search_progress', {
  name: text().primaryKey(),
  reached: text().notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const progressTables = [serviceRows(searchProgress, keptForEver('One row for each sweep.'))]
