import { pgTable, primaryKey } from '../../../platform/database/define-tables.ts'
import { pinId } from '../../base/columns.ts'
import { keptUntil, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'
import { whyLeftOut } from '../../base/table-facts/why-left-out.ts'

/**
 * Saves that the count of their idea lacks, because another transaction held the idea. Each row was
 * written by the statement that added the copy, and is deleted by the one that counts it.
 */
export const gatheredSaves = pgTable(
  'gathered_saves',
  {
    /** The original. */
    originId: pinId('origin_id').notNull(),
    copyId: pinId('copy_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.originId, table.copyId] })],
)

/** States whose the rows of these tables are, and what happens to them. */
export const gatheredSaveTables = [
  memberRows(gatheredSaves, {
    owner: 'copyId',
    of: ['pins'],
    leftOut: whyLeftOut.passing,
    deletion: rowsStay('The job counts them within a minute.'),
    kept: keptUntil('they are counted, a second later', 'count-saves'),
  }),
]
