import { eq, sql } from 'drizzle-orm'
import type { Sql } from '../sql.ts'
import { attempts } from './tables.ts'

/** How often something may be tried within a window. */
export interface AttemptLimit {
  readonly most: number
  readonly windowMinutes: number
}

/**
 * The limits of getting in. An account's limit counts by address too, so that a stranger cannot lock
 * its owner out.
 */
export const attemptLimits = {
  logInToAccount: { most: 10, windowMinutes: 15 },
  logInFromAddress: { most: 300, windowMinutes: 15 },
  registerFromAddress: { most: 200, windowMinutes: 60 },
  lookUpFromAddress: { most: 600, windowMinutes: 15 },
} as const satisfies Readonly<Record<string, AttemptLimit>>

/** Takes one attempt out of the budget; false when none is left. Taken first, so that guesses at once count. */
export async function takeAttempt(
  db: Sql,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const at = Math.floor(now.getTime() / 1000)
  const begun = sql`${attempts.windowStart} > ${at - limit.windowMinutes * 60}`
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowStart: at })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${begun} then ${attempts.count} + 1 else 1 end`,
        windowStart: sql`case when ${begun} then ${attempts.windowStart} else ${at}::bigint end`,
      },
    })
    .returning({ count: attempts.count })
  return row !== undefined && row.count <= limit.most
}

/** Gives a budget back, after somebody has shown who they are. */
export async function forgetAttempts(db: Sql, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key))
}
