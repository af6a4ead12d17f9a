import { lt } from 'drizzle-orm'
import type { Spend } from '../../platform/captcha/port.ts'
import { sha256OfText } from '../sha256.ts'
import type { Sql } from '../sql.ts'
import { spentCaptchas } from './tables.ts'

/** Notes used answers in the database, where every instance sees them; the first of two at once wins. */
export const spendIn =
  (db: Sql): Spend =>
  async (key, until) => {
    const rows = await db
      .insert(spentCaptchas)
      .values({ key: sha256OfText(key), expiresAt: until })
      .onConflictDoNothing()
      .returning({ key: spentCaptchas.key })
    return rows.length > 0
  }

/** Takes out answers that would be refused for their age. */
export async function sweepCaptchas(db: Sql, now: Date): Promise<void> {
  await db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now))
}
