import { lt } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { logOutTokens } from '../companies/tables.ts'
import { connectAttempts, connectTickets } from '../identities/tables.ts'

/** Deletes log-ins at providers that nobody finished in time, and log-outs that can't come again. */
export async function sweepConnects(db: Sql, now: Date): Promise<void> {
  await db.delete(connectAttempts).where(lt(connectAttempts.expiresAt, now))
  await db.delete(connectTickets).where(lt(connectTickets.expiresAt, now))
  await db.delete(logOutTokens).where(lt(logOutTokens.expiresAt, now))
}
