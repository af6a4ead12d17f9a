import { expect, test } from 'vitest'
import { type PaymentEvent, type PaymentState, stepOf } from './payment-states.ts'

const failed = { kind: 'failed', why: 'card-declined' } as const
const challenged = { kind: 'challenged', url: '/bank/' } as const

test.each<[PaymentState, PaymentEvent, PaymentState | undefined, string | null]>([
  ['asking', { kind: 'succeeded' }, 'succeeded', 'take'],
  ['asking', challenged, 'challenge', null],
  ['asking', failed, 'failed', null],
  ['asking', { kind: 'disputed' }, undefined, null],
  ['challenge', { kind: 'succeeded' }, 'succeeded', 'take'],
  ['challenge', challenged, undefined, null],
  ['challenge', failed, 'failed', null],
  ['failed', { kind: 'succeeded' }, 'succeeded', 'take'],
  ['failed', failed, undefined, null],
  ['failed', { kind: 'disputed' }, undefined, null],
  ['succeeded', { kind: 'succeeded' }, undefined, null],
  ['succeeded', failed, undefined, null],
  ['succeeded', { kind: 'disputed' }, 'disputed', 'dispute'],
  ['succeeded', { kind: 'dispute-won' }, undefined, null],
  ['disputed', { kind: 'disputed' }, undefined, null],
  ['disputed', { kind: 'succeeded' }, undefined, null],
  ['disputed', { kind: 'dispute-won' }, 'succeeded', 'return'],
  ['disputed', { kind: 'dispute-lost' }, 'dispute-lost', null],
  ['dispute-lost', { kind: 'dispute-won' }, undefined, null],
])('a payment that is %s and then %j becomes %s and moves %s', (state, event, next, movement) => {
  const step = stepOf(state, event)
  expect([step?.state, step?.movement ?? null]).toEqual([next, movement])
})
