import type { WebhookDelivery } from '@tessera/contracts/calls/webhooks'
import { webhookWords as words } from './words.ts'

type Answered = Pick<WebhookDelivery, 'state' | 'status' | 'fault'>

/** Says how a delivery was answered. */
export function answerText({ state, status, fault }: Answered): string {
  const said = words[state]()
  if (status !== null) return words.status({ state: said, status })
  return fault === null ? said : words.faulty({ state: said, fault: words[fault]() })
}

/** Says how a test was answered. */
export function testText({ state, status, fault }: Answered): string {
  if (state === 'delivered') return words.testTaken({ status: status ?? '' })
  return status === null
    ? words.testUnanswered({ fault: words[fault ?? 'unreachable']() })
    : words.testRefused({ status })
}
