import type { VerifiedHouseLog } from '@tessera/contracts/calls/house-log'
import { asc, gt } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { type Checked, checkEntries, unchecked } from './chain.ts'
import { houseLog } from './tables.ts'

const together = 500

/**
 * Checks the whole log. With the hash of an entry that somebody kept elsewhere it also tells whether the log still
 * has it, because an owner of the database could cut the end off.
 */
export async function verifyLog(
  { db, secrets }: Pick<Ports, 'db' | 'secrets'>,
  kept?: string,
): Promise<VerifiedHouseLog> {
  let checked: Checked = unchecked
  let isKept = false
  for (;;) {
    const rows = await db
      .select()
      .from(houseLog)
      .where(gt(houseLog.seq, checked.entries))
      .orderBy(asc(houseLog.seq))
      .limit(together)
    isKept ||= rows.some(({ hash }) => hash === kept)
    checked = checkEntries(checked, rows, secrets)
    if (checked.broken !== null || rows.length < together) break
  }
  return { ...checked, has_kept: kept === undefined ? null : isKept }
}
