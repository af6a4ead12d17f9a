import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { hiddenPins, pinReports } from './tables.ts'

/** Hides an idea from a member's lists. */
export async function hide(db: Sql, hidden: typeof hiddenPins.$inferInsert): Promise<void> {
  await db.insert(hiddenPins).values(hidden).onConflictDoNothing()
}

/** Shows a hidden idea again. */
export async function show(db: Sql, userId: UserId, originId: PinId): Promise<void> {
  await db
    .delete(hiddenPins)
    .where(and(eq(hiddenPins.userId, userId), eq(hiddenPins.originId, originId)))
}

/** Stores a member's report of a pin; the latest report replaces earlier ones. */
export async function report(db: Sql, said: typeof pinReports.$inferInsert): Promise<void> {
  const { reason, createdAt } = said
  await db
    .insert(pinReports)
    .values(said)
    .onConflictDoUpdate({
      target: [pinReports.pinId, pinReports.userId],
      set: { reason, createdAt },
    })
}
