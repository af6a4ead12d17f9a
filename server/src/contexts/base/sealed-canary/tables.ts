import { integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { keptForEver, serviceRows } from '../table-facts/table-facts.ts'

/** A text that was sealed with the key of this database, by which a start finds out whether it has that key. */
export const sealedCanary = pgTable('sealed_canary', {
  id: integer().primaryKey(),
  /** The text, which also names the key for an operator who has lost it. */
  name: text().notNull(),
  sealed: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** States whose the rows of these tables are, and what happens to them. */
export const sealedCanaryTables = [serviceRows(sealedCanary, keptForEver('It is one row.'))]
