import type { PinId, UserId } from '@tessera/contracts/ids'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { hiddenPins, pinReports } from './tables.ts'

/** Keeps an idea out of somebody's lists. */
export async function hide(db: Sql, hidden: typeof hiddenPins.$inferInsert): Promise<void> {
  await db.insert(hiddenPins).values(hidden).onConflictDoNothing()
}

/** Lets somebody see an idea again. */
export async function show(db: Sql, userId: UserId, originId: PinId): Promise<void> {
  await db
    .delete(hiddenPins)
    .where(and(eq(hiddenPins.userId, userId), eq(hiddenPins.originId, originId)))
}

/** Notes what somebody says is wrong with a pin; their latest word counts. */
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
