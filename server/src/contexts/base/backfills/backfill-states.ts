import type { Db } from '../../../platform/database/port.ts'
import { asc } from '../../../platform/database/sql.ts'
import { backfills } from './tables.ts'

/** The progress of a backfill. */
interface BackfillState {
  readonly name: string
  readonly percent: number
  readonly state: 'runs' | 'paused' | 'done'
}

type Row = typeof backfills.$inferSelect

/** Returns the progress of a backfill; 100 only when it is done. */
export function percentOf({ seen, total, doneAt }: Pick<Row, 'seen' | 'total' | 'doneAt'>): number {
  if (doneAt !== null) return 100
  return Math.min(99, Math.floor((100 * seen) / Math.max(1, total)))
}

/** Returns the backfills that have begun, by their names. */
export async function backfillStates(db: Db): Promise<readonly BackfillState[]> {
  const rows = await db.select().from(backfills).orderBy(asc(backfills.name))
  return rows.map((row) => ({
    name: row.name,
    percent: percentOf(row),
    state: row.doneAt !== null ? 'done' : row.pausedAt !== null ? 'paused' : 'runs',
  }))
}
