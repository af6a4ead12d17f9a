import type { EventCheck } from '@tessera/contracts/ads/conversion-payload'
import { sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { utcDay } from '../events/sums.ts'
import type { Origin } from './known-conversion.ts'
import { conversionRefusals } from './tables.ts'

/** Counts why events were refused. Names of unknown fields are the sender's own, and aren't kept. */
export async function addRefusals(
  tx: Sql,
  { clock }: Pick<Ports, 'clock'>,
  { account, source, tagId }: Origin,
  checks: readonly Pick<EventCheck, 'faults'>[],
): Promise<void> {
  const counts = new Map<string, { code: string; field: string; count: number }>()
  for (const { code, field } of checks.flatMap(({ faults }) => faults)) {
    const known = code === 'field-unknown' ? '' : field
    const key = `${code} ${known}`
    counts.set(key, { code, field: known, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  if (counts.size === 0) return
  const now = clock.now()
  const rows = [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  await tx.execute(sql`
    insert into ${conversionRefusals} as refusals (advertiser_id, source, tag_id, day, code, field,
      count, last_at)
    select ${account.id}::bigint, ${source}, ${tagId ?? '0'}, ${utcDay(now.getTime())}::date,
      given.code, given.field, given.count, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(code text, field text, count int)
    on conflict (advertiser_id, source, tag_id, day, code, field) do update set
      count = refusals.count + excluded.count, last_at = excluded.last_at`)
}
