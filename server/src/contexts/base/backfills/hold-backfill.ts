import type { Db } from '../../../platform/database/port.ts'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { backfills } from './tables.ts'

/** Pauses a backfill between two batches, or lets it go on; false when none of this name is under way. */
export async function holdBackfill(db: Db, name: string, isPaused: boolean): Promise<boolean> {
  const held = await db
    .update(backfills)
    .set({ pausedAt: isPaused ? sql`now()` : null })
    .where(and(eq(backfills.name, name), isNull(backfills.doneAt)))
    .returning({ name: backfills.name })
  return held.length > 0
}
