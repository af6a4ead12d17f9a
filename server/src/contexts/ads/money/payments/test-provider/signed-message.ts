import { z } from '@tessera/contracts/schema'
import type { PaymentMessage, PaymentNews } from '../../../../../platform/payments/port.ts'
import type { Ports } from '../../../../../ports.ts'
import { isSame } from '../../../../base/is-same.ts'

const purpose = 'test payments'
const ageMax = 300_000

const News = z.strictObject({
  kind: z.enum(['charge-changed', 'dispute-opened', 'dispute-won', 'dispute-lost']),
  reference: z.string().check(z.maxLength(200)),
})

type Signing = Pick<Ports, 'secrets' | 'clock'>

const macOf = ({ secrets }: Signing, at: string, body: string) =>
  secrets.mac(purpose, `${at}.${body}`)

/** Writes a message as the provider signs it: with the time, so that it can't be sent again later. */
export function signedMessage(ports: Signing, news: PaymentNews): PaymentMessage {
  const body = JSON.stringify(news)
  const at = String(ports.clock.now().getTime())
  return { body, signature: `t=${at},v=${macOf(ports, at, body)}` }
}

/** Reads a message; undefined when the provider didn't sign it within the last minutes. */
export function readMessage(
  ports: Signing,
  { body, signature }: PaymentMessage,
): PaymentNews | undefined {
  const [, at = '', mac = ''] = /^t=(\d{1,15}),v=([\w-]{1,100})$/.exec(signature) ?? []
  const age = Math.abs(ports.clock.now().getTime() - Number(at))
  if (at === '' || age > ageMax || !isSame(mac, macOf(ports, at, body))) return undefined
  try {
    return z.safeParse(News, JSON.parse(body)).data
  } catch {
    return undefined
  }
}
