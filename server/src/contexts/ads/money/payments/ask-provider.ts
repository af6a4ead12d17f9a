import { eq } from '../../../../platform/database/sql.ts'
import type { Payments } from '../../../../platform/payments/port.ts'
import type { Ports } from '../../../../ports.ts'
import { paymentMethods } from '../billing/tables.ts'
import { eventOf, type PaymentRow, settle } from './settle.ts'

/**
 * Asks the provider for a payment that was written before, and applies its answer. Undefined when the
 * provider can't be reached: the payment stays as it is, and asking again by its reference charges once.
 */
export async function askProvider(
  ports: Ports,
  provider: Payments,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> {
  const { reference, currency, isAutomatic } = payment
  const [method] = await ports.db
    .select({ token: paymentMethods.token })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, payment.methodId))
  if (method === undefined) return settle(ports, reference, { kind: 'failed', why: 'abandoned' })
  try {
    const charge = await provider.charge({
      reference,
      currency,
      token: method.token,
      isPresent: !isAutomatic,
      amountMicro: payment.amountMicro + payment.taxMicro,
    })
    // Nobody is there to answer the bank.
    const isUnanswered = charge.state === 'challenge' && isAutomatic
    const last = isUnanswered ? await provider.cancel(reference) : charge
    return settle(ports, reference, eventOf(last))
  } catch (cause) {
    const kind = cause instanceof Error ? cause.name : ''
    ports.log.warn('billing.unreachable', { payment: String(payment.id), cause: kind })
    return undefined
  }
}

/** Looks up how a payment stands at the provider, and applies it. */
export async function lookUp(
  ports: Ports,
  provider: Payments,
  { reference }: PaymentRow,
): Promise<PaymentRow | undefined> {
  const charge = await provider.find(reference)
  return charge === undefined ? undefined : settle(ports, reference, eventOf(charge))
}

/** Ends a payment that nobody finished, so that it never will be; one that succeeded meanwhile counts. */
export async function giveUp(
  ports: Ports,
  provider: Payments,
  { reference }: PaymentRow,
): Promise<PaymentRow | undefined> {
  const last = await provider.cancel(reference)
  const event = eventOf(last)
  return settle(
    ports,
    reference,
    event.kind === 'failed' && event.why === 'card-unverified'
      ? { kind: 'failed', why: 'abandoned' }
      : event,
  )
}
