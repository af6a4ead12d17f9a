import type { PgColumn, PgTable } from '../../platform/database/define-tables.ts'
import type { SQL } from '../../platform/database/sql.ts'

/** A long change of data, which a migration would hold its locks for. */
export interface Backfill {
  /** Lower case and hyphens; names its row in the database and in migrations, so it must not change. */
  readonly name: string
  readonly table: PgTable
  /** A column of integers or text with an index of its own, unique and not null: batches follow each other by it. */
  readonly key: PgColumn
  /** Matches the rows that still need the change, and none that has it, so that a second run changes nothing. */
  readonly isDue: SQL
  /** Returns the statement that changes the rows of one batch. */
  readonly change: (rows: SQL) => SQL
  /** The rows that one batch looks at; it should take less than a second. */
  readonly rowsAtOnce: number
  /** The share of the time in which a batch runs; the rest it leaves to the service. */
  readonly share: number
}

type Chosen = 'rowsAtOnce' | 'share'

/**
 * Declares a backfill, which its domain lists in `backfills`. Jobs run it after the start, batch by batch.
 *
 *     export const fillAltTexts = defineBackfill({
 *       name: 'alt-texts',
 *       table: pins,
 *       key: pins.id,
 *       isDue: isNull(pins.altText),
 *       change: (rows) => sql`update ${pins} set alt_text = title where ${rows}`,
 *     })
 */
export const defineBackfill = (
  backfill: Omit<Backfill, Chosen> & Partial<Pick<Backfill, Chosen>>,
): Backfill => ({ rowsAtOnce: 1_000, share: 0.25, ...backfill })
