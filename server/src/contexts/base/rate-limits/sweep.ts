import { lt } from '../../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { rateLimits } from './tables.ts'

/** Deletes expired attempts. */
export async function sweepAttempts(db: Sql, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
