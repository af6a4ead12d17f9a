import { bigint, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { keptForEver, serviceRows } from '../table-facts/table-facts.ts'

/** The progress of each backfill. */
export const backfills = pgTable('backfills', {
  name: text().primaryKey(),
  /** The key of the last row that this pass has looked at; null at its beginning. */
  reached: text(),
  /** The rows that this pass has looked at. */
  seen: bigint({ mode: 'number' }).notNull().default(0),
  /** The rows of the table when this pass began, as an estimate for large ones. */
  total: bigint({ mode: 'number' }).notNull().default(0),
  /** The rows that this pass has changed. */
  changed: bigint({ mode: 'number' }).notNull().default(0),
  ranAt: moment('ran_at'),
  pausedAt: moment('paused_at'),
  doneAt: moment('done_at'),
})

/** States whose the rows of these tables are, and what happens to them. */
export const backfillTables = [serviceRows(backfills, keptForEver('One row for each backfill.'))]
