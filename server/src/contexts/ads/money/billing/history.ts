import type { BillingEntry } from '@tessera/contracts/calls/billing-reports'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
import type { BillingAccount } from './account.ts'
import { payments } from './tables.ts'

/** Sums are read as floats, which hold each of them exactly. */
const whole = z.int()

const Row = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['top-up', 'payment', 'credit', 'dispute', 'refund']),
  state: z.enum(['done', 'open', 'failed']),
  why: z.nullable(z.string()),
  amount_micro: whole,
  tax_micro: whole,
})

/** Returns a page of an account's history, newest first: what was posted, and payments that were not. */
export async function historyOf(
  db: Sql,
  { id: advertiserId }: BillingAccount,
  before: string | undefined,
): Promise<{ readonly entries: BillingEntry[]; readonly bookmark: string | null }> {
  const { rows } = await db.execute(sql`
    select id::text, kind, state, why, amount_micro::float8, tax_micro::float8,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (
      select t.id, t.at, t.kind, 'done' as state, null as why,
        coalesce(-sum(e.amount_micro) filter (where e.account in ('prepaid', 'owed')), 0) as amount_micro,
        coalesce(-sum(e.amount_micro) filter (where e.account = 'tax'), 0) as tax_micro
      from ${ledgerTransactions} t join ${ledgerEntries} e on e.transaction_id = t.id
      where t.advertiser_id = ${advertiserId}::bigint
        and t.kind in ('top-up', 'payment', 'credit', 'dispute', 'refund')
      group by t.id
      union all
      select p.id, p.created_at, p.kind,
        case when p.state = 'failed' then 'failed' else 'open' end, p.why, p.amount_micro, p.tax_micro
      from ${payments} p
      where p.advertiser_id = ${advertiserId}::bigint and p.kind <> 'card'
        and p.state in ('asking', 'challenge', 'failed')
    ) history
    where ${before ?? null}::bigint is null or id < ${before ?? null}::bigint
    order by history.id desc limit ${limits.billingPageSize + 1}`)
  const found = z.parse(z.array(Row), rows)
  const entries = found.slice(0, limits.billingPageSize)
  const isMore = found.length > limits.billingPageSize
  return { entries, bookmark: isMore ? (entries.at(-1)?.id ?? null) : null }
}
