import { lt } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { rateLimits } from './tables.ts'

/** Takes out attempts that no limit counts any more. */
export async function sweepAttempts(db: Sql, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
