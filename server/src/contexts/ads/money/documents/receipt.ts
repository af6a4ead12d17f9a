import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { BillingAccount } from '../billing/account.ts'
import { paymentMethods, type payments } from '../billing/tables.ts'
import { keepDocument } from './keep-document.ts'
import { partiesOf } from './parties.ts'

/** Keeps the receipt of a payment. */
export async function keepReceipt(
  tx: Sql,
  ports: Ports,
  payment: typeof payments.$inferSelect,
  account: BillingAccount,
): Promise<void> {
  const { amountMicro, taxMicro, taxRate, isReverseCharge, currency } = payment
  const [method] = await tx
    .select({ digits: paymentMethods.lastDigits })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, payment.methodId))
  await keepDocument(tx, ports, account, {
    series: 'documents',
    reference: `payment ${payment.id}`,
    facts: {
      ...partiesOf(ports, account),
      kind: 'receipt',
      month: null,
      lines: [{ what: 'payment', name: method?.digits ?? null, amountMicro }],
      currency,
      taxMicro,
      taxRate,
      isReverseCharge,
      totalMicro: amountMicro,
    },
  })
}
