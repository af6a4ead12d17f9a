import type { UserId } from '@tessera/contracts/ids'
import { eq, inArray } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { sessions } from '../accounts/tables.ts'
import { qrLogIns } from './tables.ts'

/** Ends the requests that a member's sessions opened. */
export async function endQrLogInsOf(db: Sql, userId: UserId): Promise<void> {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
  await db.delete(qrLogIns).where(inArray(qrLogIns.sessionId, own))
}
