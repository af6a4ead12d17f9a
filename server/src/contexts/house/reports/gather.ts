import type { PinId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { hear } from '../../base/domain-events/hear.ts'
import { pinReported, pinReports, pins } from '../../pins/index.ts'
import { reportCases } from '../cases/tables.ts'
import { harmOf } from './harm.ts'

/** Gathers the reports of a pin since its last decision into one open case. */
async function gather(tx: Tx, { clock }: Pick<Ports, 'clock'>, pinId: PinId): Promise<void> {
  const now = clock.now()
  // Locks the case, so that two reports at once are counted one after the other.
  await tx
    .insert(reportCases)
    .values({ pinId, harm: 0, reach: 0, reports: 0, firstAt: now, lastAt: now })
    .onConflictDoUpdate({ target: reportCases.pinId, set: { pinId } })
  await tx.execute(sql`update ${reportCases} set decided_at = null, decision = null, decided_by = null,
      harm = found.harm, reports = found.number, first_at = found.first_at, last_at = found.last_at,
      reach = coalesce((select origin.save_count from ${pins} reported
        join ${pins} origin on origin.id = reported.origin_id where reported.id = ${pinId}::bigint), 0)
    from (select max(${harmOf(sql`given.reason`)}) as harm, count(*)::int as number,
        min(given.created_at) as first_at, max(given.created_at) as last_at
      from ${pinReports} given, ${reportCases} cases
      where given.pin_id = ${pinId}::bigint and cases.pin_id = given.pin_id
        and (cases.covered_until is null or given.created_at > cases.covered_until)) found
    where ${reportCases.pinId} = ${pinId}::bigint and found.number > 0`)
}

/** A report opens the case of its pin, or joins it. */
export const reportHears = [
  hear(pinReported, (tx, ports: Pick<Ports, 'clock'>, { pinId }) => gather(tx, ports, pinId)),
]
