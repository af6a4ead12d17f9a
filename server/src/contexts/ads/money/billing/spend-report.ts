import type { OrderLine, SpendMonth } from '@tessera/contracts/calls/billing-reports'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { campaigns } from '../../accounts/campaigns/tables.ts'
import { ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
import type { BillingAccount } from './account.ts'

/** Sums are read as floats, which hold each of them exactly. */
const whole = z.int()

const Line = z.object({
  day: z.string(),
  campaign_id: z.nullable(z.string()),
  campaign_name: z.nullable(z.string()),
  events: whole,
  spent_micro: whole,
  refunded_micro: whole,
})

const linesMax = 2_000

/** Entries of an account that add to what it has or owes, with the day in its time zone. */
const entriesOf = ({ id, timeZone }: BillingAccount) => sql`
  select t.kind, t.about, -e.amount_micro as amount_micro,
    to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD') as day
  from ${ledgerTransactions} t join ${ledgerEntries} e on e.transaction_id = t.id
  where t.advertiser_id = ${id}::bigint and e.account in ('prepaid', 'owed')`

/** Returns what campaigns were charged for on the days of a month. */
export async function orderLinesOf(
  db: Sql,
  account: BillingAccount,
  month: string,
): Promise<OrderLine[]> {
  const { rows } = await db.execute(sql`
    select lines.*, ${campaigns.name} as campaign_name from (
      select day, about ->> 'campaign' as campaign_id,
        coalesce(sum((about ->> 'events')::bigint) filter (where kind = 'spend'), 0)::float8 as events,
        coalesce(-sum(amount_micro) filter (where kind = 'spend'), 0)::float8 as spent_micro,
        coalesce(sum(amount_micro) filter (where kind = 'refund'), 0)::float8 as refunded_micro
      from (${entriesOf(account)} and t.kind in ('spend', 'refund')) entries
      where day like ${`${month}-%`}
      group by 1, 2
    ) lines left join ${campaigns} on ${campaigns.id} = lines.campaign_id::bigint
    order by day desc, spent_micro desc, campaign_id limit ${linesMax}`)
  return z.parse(z.array(Line), rows)
}

/** Returns the months in which an account was charged for ads, newest first. */
export async function spendMonthsOf(db: Sql, account: BillingAccount): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select distinct left(day, 7) as month
    from (${entriesOf(account)} and t.kind in ('spend', 'refund')) entries order by 1 desc`)
  return z.parse(z.array(z.object({ month: z.string() })), rows).map(({ month }) => month)
}

const Month = z.object({
  month: z.string(),
  paid_micro: whole,
  credits_micro: whole,
  disputed_micro: whole,
  spent_micro: whole,
  refunded_micro: whole,
  change_micro: whole,
})

/** Adds what each month begins and ends with, oldest first. */
export function withBalances(
  months: readonly Readonly<z.infer<typeof Month>>[],
): readonly SpendMonth[] {
  let balance = 0
  return months.map(({ change_micro, ...month }) => {
    const opening_micro = balance
    balance += change_micro
    return { ...month, opening_micro, closing_micro: balance }
  })
}

/** Returns what each month did to an account, newest first. */
export async function spendSummaryOf(db: Sql, account: BillingAccount): Promise<SpendMonth[]> {
  const sumOf = (kinds: readonly string[]) =>
    sql`coalesce(sum(amount_micro) filter (where kind in ${[...kinds]}), 0)::float8`
  const { rows } = await db.execute(sql`
    select left(day, 7) as month, ${sumOf(['top-up', 'payment'])} as paid_micro,
      ${sumOf(['credit'])} as credits_micro, ${sumOf(['dispute'])} as disputed_micro,
      -${sumOf(['spend'])} as spent_micro, ${sumOf(['refund'])} as refunded_micro,
      sum(amount_micro)::float8 as change_micro
    from (${entriesOf(account)}) entries group by 1 order by 1`)
  return withBalances(z.parse(z.array(Month), rows)).toReversed()
}
