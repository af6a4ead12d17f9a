import { integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { keptForEver, serviceRows } from '../table-facts/table-facts.ts'

/** The days of retentions that somebody changed. */
export const keptDays = pgTable('kept_days', {
  /** The name of a retention. */
  name: text().primaryKey(),
  days: integer().notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const retentionTables = [serviceRows(keptDays, keptForEver('settings of the product'))]
