import { eq } from '../../../../platform/database/sql.ts'
import type { Charge } from '../../../../platform/payments/port.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { addLeft, type BillingAccount, lockAccount, refreshReady } from '../billing/account.ts'
import { makeReady } from '../billing/methods.ts'
import {
  type Movement,
  type PaymentEvent,
  type PaymentKind,
  stepOf,
} from '../billing/payment-states.ts'
import { amountText, cardText, recordAct } from '../billing/record-act.ts'
import { ledgerAccountOf, waitAfter } from '../billing/rules.ts'
import { billingSchedules, payments } from '../billing/tables.ts'
import { tellDispute, tellFailure } from '../billing/tell-owner.ts'
import { keepReceipt } from '../documents/receipt.ts'
import { post } from '../ledger/post.ts'
import type { LedgerKind } from '../ledger/tables.ts'

/** A payment, as stored. */
export type PaymentRow = typeof payments.$inferSelect

/** Returns the event that the state of a charge is. */
export function eventOf(charge: Charge): PaymentEvent {
  if (charge.state === 'challenge') return { kind: 'challenged', url: charge.url }
  return charge.state === 'succeeded' ? { kind: 'succeeded' } : { kind: 'failed', why: charge.why }
}

const ledgerKinds: Readonly<Record<Exclude<PaymentKind, 'card'>, LedgerKind>> = {
  'top-up': 'top-up',
  payment: 'payment',
}

/** Posts a movement of a payment's money, and what it makes of what the account may spend. */
async function move(
  tx: Sql,
  ports: Ports,
  payment: PaymentRow,
  { account, movement }: { account: BillingAccount | undefined; movement: Movement },
): Promise<void> {
  const { id, kind, advertiserId, currency, amountMicro, taxMicro } = payment
  if (kind === 'card') return
  const sign = movement === 'dispute' ? -1 : 1
  await post(tx, ports, {
    reference: `${movement} ${id}`,
    advertiserId,
    currency,
    kind: movement === 'take' ? ledgerKinds[kind] : 'dispute',
    about: { payment: String(id), movement },
    entries: [
      { account: 'cash', amountMicro: sign * (amountMicro + taxMicro) },
      // The ledger outlives an ad account that is gone.
      { account: ledgerAccountOf(account?.mode ?? 'prepaid'), amountMicro: -sign * amountMicro },
      ...(taxMicro === 0 ? [] : [{ account: 'tax' as const, amountMicro: -sign * taxMicro }]),
    ],
  })
  await addLeft(tx, advertiserId, sign * amountMicro)
}

const setSchedule = (
  tx: Sql,
  { advertiserId }: PaymentRow,
  set: Partial<typeof billingSchedules.$inferInsert>,
) => tx.update(billingSchedules).set(set).where(eq(billingSchedules.advertiserId, advertiserId))

/** The follow-up of a payment that succeeded. */
async function afterSuccess(
  tx: Sql,
  ports: Ports,
  payment: PaymentRow,
  account: BillingAccount,
): Promise<void> {
  const { askedBy: actorId } = payment
  if (payment.kind === 'card') {
    const method = await makeReady(tx, payment)
    if (method !== undefined && actorId !== null)
      await recordAct(tx, ports, account, { actorId, deed: 'card-added', object: cardText(method) })
    // A charge that failed with another card is tried again with this one.
    if (account.failures > 0) await setSchedule(tx, payment, { nextAttemptAt: ports.clock.now() })
    return
  }
  if (payment.kind === 'payment')
    await setSchedule(tx, payment, { failures: 0, nextAttemptAt: null })
  await keepReceipt(tx, ports, payment, account)
  const object = amountText(payment.amountMicro + payment.taxMicro, payment.currency)
  if (actorId !== null)
    await recordAct(tx, ports, account, { actorId, deed: 'payment-made', object })
}

/** The follow-up of a failed charge that nobody pressed a button for. */
async function afterFailure(
  tx: Sql,
  ports: Ports,
  payment: PaymentRow,
  account: BillingAccount,
): Promise<void> {
  if (!payment.isAutomatic) return
  const failures = account.failures + 1
  const nextAttemptAt = new Date(ports.clock.now().getTime() + waitAfter(failures))
  await setSchedule(tx, payment, { failures, nextAttemptAt })
  await tellFailure(tx, ports, payment, account)
}

/**
 * Applies an event to a payment: its state, the ledger, what the account may spend, whether its ads run
 * and its documents change in one transaction, or not at all. The same event twice changes nothing more.
 */
export const settle = (
  ports: Ports,
  reference: string,
  event: PaymentEvent,
): Promise<PaymentRow | undefined> =>
  ports.db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.reference, reference))
      .for('update')
    if (payment === undefined) return undefined
    const step = stepOf(payment.state, event)
    if (step === undefined) return payment
    const account = await lockAccount(tx, ports, payment.advertiserId)
    const [changed = payment] = await tx
      .update(payments)
      .set({
        state: step.state,
        why: event.kind === 'failed' ? event.why : null,
        challengeUrl: event.kind === 'challenged' ? event.url : null,
        settledAt: step.state === 'challenge' ? null : (payment.settledAt ?? ports.clock.now()),
      })
      .where(eq(payments.id, payment.id))
      .returning()
    if (step.movement !== null) await move(tx, ports, changed, { account, movement: step.movement })
    if (account !== undefined) {
      if (step.movement === 'take') await afterSuccess(tx, ports, changed, account)
      if (step.movement === 'dispute') await tellDispute(tx, ports, changed, account)
      if (step.state === 'failed') await afterFailure(tx, ports, changed, account)
      await refreshReady(tx, account.id)
    }
    ports.log.info('billing.payment', { payment: String(changed.id), state: step.state })
    return changed
  })
