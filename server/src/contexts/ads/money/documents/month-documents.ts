import type { OrderLine, SpendMonth } from '@tessera/contracts/calls/billing-reports'
import { and, eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { BillingAccount } from '../billing/account.ts'
import type { DocumentFacts, DocumentLine } from '../billing/document-facts.ts'
import { orderLinesOf, spendSummaryOf } from '../billing/spend-report.ts'
import { payments } from '../billing/tables.ts'
import { keepDocument } from './keep-document.ts'
import { partiesOf } from './parties.ts'

/** Returns the month after one, as '2027-01' after '2026-12'. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}

/** Returns the lines of a statement, which add up to what the account has at the month's end. */
export function statementLines(
  month: SpendMonth,
  lines: readonly Pick<OrderLine, 'campaign_id' | 'campaign_name' | 'spent_micro'>[],
): readonly DocumentLine[] {
  const line = (what: DocumentLine['what'], amountMicro: number, name: string | null = null) => ({
    what,
    name,
    amountMicro,
  })
  const byCampaign = Map.groupBy(lines, ({ campaign_id }) => campaign_id)
  const spent = [...byCampaign].map(([id, of]) =>
    line(
      'campaign',
      -of.reduce((sum, { spent_micro }) => sum + spent_micro, 0),
      of[0]?.campaign_name ?? id,
    ),
  )
  const listed = spent.reduce((sum, { amountMicro }) => sum + amountMicro, 0)
  return [
    line('opening', month.opening_micro),
    line('paid', month.paid_micro),
    line('credit', month.credits_micro),
    ...spent,
    // Campaigns beyond what is listed.
    line('campaign', -month.spent_micro - listed),
    line('refund', month.refunded_micro),
    line('dispute', month.disputed_micro),
  ].filter(({ what, amountMicro }) => what === 'opening' || amountMicro !== 0)
}

/** Returns the payments of a month that had tax, by their rate: 0 for those that the buyer accounts for. */
async function taxedPayments(db: Sql, { id, timeZone }: BillingAccount, month: string) {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.advertiserId, id),
        sql`${payments.state} in ('succeeded', 'disputed', 'dispute-lost') 
          and (${payments.taxMicro} > 0 or ${payments.isReverseCharge})
          and to_char(${payments.settledAt} at time zone ${timeZone}, 'YYYY-MM') = ${month}`,
      ),
    )
    .orderBy(payments.id)
  return Map.groupBy(rows, ({ taxRate }) => taxRate)
}

/** Keeps the statement of a month that has ended, and its tax documents, one for each rate. */
export async function keepMonthDocuments(
  tx: Sql,
  ports: Ports,
  account: BillingAccount,
  month: string,
): Promise<void> {
  const about = {
    ...partiesOf(ports, account),
    month,
    currency: account.currency,
  }
  const spent = (await spendSummaryOf(tx, account)).find((each) => each.month === month)
  if (spent !== undefined) {
    const lines = statementLines(spent, await orderLinesOf(tx, account, month))
    const facts: DocumentFacts = {
      ...about,
      kind: 'statement',
      lines,
      totalMicro: spent.closing_micro,
      taxMicro: 0,
      taxRate: 0,
    }
    await keepDocument(tx, ports, account, {
      series: 'documents',
      reference: `month ${month}`,
      facts,
    })
  }
  for (const [taxRate, taxed] of await taxedPayments(tx, account, month)) {
    const lines = taxed.map(({ amountMicro }) => ({
      what: 'payment' as const,
      name: null,
      amountMicro,
    }))
    const facts: DocumentFacts = {
      ...about,
      kind: 'tax',
      lines,
      taxRate,
      isReverseCharge: taxRate === 0,
      totalMicro: taxed.reduce((sum, { amountMicro }) => sum + amountMicro, 0),
      taxMicro: taxed.reduce((sum, { taxMicro }) => sum + taxMicro, 0),
    }
    await keepDocument(tx, ports, account, {
      series: 'tax',
      reference: `month ${month} at ${taxRate}`,
      facts,
    })
  }
}
