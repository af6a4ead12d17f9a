import { lt } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { connectAttempts, connectTickets } from './tables.ts'

/** Deletes log-ins at providers that nobody finished in time. */
export async function sweepConnects(db: Sql, now: Date): Promise<void> {
  await db.delete(connectAttempts).where(lt(connectAttempts.expiresAt, now))
  await db.delete(connectTickets).where(lt(connectTickets.expiresAt, now))
}
