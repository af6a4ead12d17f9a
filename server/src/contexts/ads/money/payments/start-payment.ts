import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { and, eq, inArray } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { type BillingAccount, taxOfAccount } from '../billing/account.ts'
import type { PaymentKind } from '../billing/payment-states.ts'
import { taxOf } from '../billing/rules.ts'
import { payments } from '../billing/tables.ts'
import type { PaymentRow } from './settle.ts'

/** A payment to start. */
export interface NewPayment {
  readonly kind: PaymentKind
  /** Names the wish within the account: the same again is the same payment. */
  readonly key: string
  readonly methodId: bigint
  readonly amountMicro: number
  readonly askedBy: UserId | null
}

/** Returns the payment of what is owed that is under way. */
async function openPayment(tx: Sql, advertiserId: AdvertiserId): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.advertiserId, advertiserId),
        eq(payments.kind, 'payment'),
        inArray(payments.state, ['asking', 'challenge']),
      ),
    )
  return row
}

/**
 * Writes a payment before the provider is asked. The same wish again gives the same payment; of payments
 * of what is owed one is under way at a time, and a second wish gives that one.
 */
export async function startPayment(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock' | 'settings'>,
  account: BillingAccount,
  { key, ...wish }: NewPayment,
): Promise<PaymentRow | undefined> {
  const reference = `${wish.kind} ${account.id} ${key}`
  const { rate: taxRate, isReverseCharge } = taxOfAccount(ports, account)
  const [started] = await tx
    .insert(payments)
    .values({
      id: BigInt(ports.ids.next()),
      reference,
      advertiserId: account.id,
      ...wish,
      currency: account.currency,
      taxRate,
      isReverseCharge,
      isAutomatic: wish.askedBy === null,
      taxMicro: taxOf(wish.amountMicro, taxRate, account.currency),
      state: 'asking',
      createdAt: ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (started !== undefined) return started
  const [same] = await tx.select().from(payments).where(eq(payments.reference, reference))
  return same ?? openPayment(tx, account.id)
}
