import type { Spend } from '../../../platform/captcha/port.ts'
import { lt } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Sql } from '../sql.ts'
import { spentCaptchas } from './tables.ts'

/**
 * Records a used captcha in the database, which all instances share; the first of two
 * concurrent uses wins.
 */
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

/** Deletes captchas that have expired anyway. */
export async function sweepCaptchas(db: Sql, now: Date): Promise<void> {
  await db.delete(spentCaptchas).where(lt(spentCaptchas.expiresAt, now))
}
