import { readBody } from '../../../../calls/body.ts'
import { type PaymentMessage, paymentSignatureHeader } from '../../../../platform/payments/port.ts'
import type { Ports } from '../../../../ports.ts'
import { eventOf, settle } from './settle.ts'

/** The path that the payment provider sends its messages to. */
export const paymentMessagesPath = '/payments/messages/'

const bodyMaxBytes = 64 * 1024
const kinds = {
  'dispute-opened': 'disputed',
  'dispute-won': 'dispute-won',
  'dispute-lost': 'dispute-lost',
} as const

/** Takes a message of the payment provider; false when the provider didn't sign it. */
export async function takeMessage(ports: Ports, message: PaymentMessage): Promise<boolean> {
  const { payments: provider } = ports
  const news = provider?.read(message)
  if (provider === null || news === undefined) return false
  const { kind, reference } = news
  // The message may be older than the charge's state: the provider is asked.
  const charge = await provider.find(reference)
  if (charge !== undefined) await settle(ports, reference, eventOf(charge))
  if (kind !== 'charge-changed') await settle(ports, reference, { kind: kinds[kind] })
  return true
}

/** Answers a request of the payment provider. */
export async function answerPaymentMessage(ports: Ports, request: Request): Promise<Response> {
  const bytes = await readBody(request, bodyMaxBytes)
  const signature = request.headers.get(paymentSignatureHeader) ?? ''
  const isTaken =
    bytes !== undefined &&
    (await takeMessage(ports, { body: new TextDecoder().decode(bytes), signature }))
  return new Response(null, { status: isTaken ? 204 : 400 })
}
