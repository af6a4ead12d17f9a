import { eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { searchProgress } from './tables.ts'

/** Returns where a sweep ended last time; undefined before the first run. */
export async function reachedBy(db: Sql, name: string): Promise<string | undefined> {
  const rows = await db
    .select({ reached: searchProgress.reached })
    .from(searchProgress)
    .where(eq(searchProgress.name, name))
  return rows[0]?.reached
}

/** Stores where a sweep ended. */
export async function storeReached(db: Sql, name: string, reached: string): Promise<void> {
  await db
    .insert(searchProgress)
    .values({ name, reached })
    .onConflictDoUpdate({ target: searchProgress.name, set: { reached } })
}
