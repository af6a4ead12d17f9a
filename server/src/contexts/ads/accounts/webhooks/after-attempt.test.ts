import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import { afterAttempt, isHopeless } from './after-attempt.ts'

const now = new Date('2026-11-26T12:00:00Z')
const last = timings.webhookRetries.length + 1
const status = (code: number) => ({ ok: true, status: code }) as const
const slow = { ok: false, fault: 'too-slow' } as const

test.each([
  ['taken by 204', status(204), 1, 'delivered', null],
  ['redirected', status(302), 1, 'waiting', timings.webhookRetries[0]],
  ['refused by 500 again', status(500), 2, 'waiting', timings.webhookRetries[1]],
  ['not answered', slow, 3, 'waiting', timings.webhookRetries[2]],
  ['not answered for the last time', slow, last, 'failed', null],
  ['refused by 410', status(410), 1, 'failed', null],
] as const)(
  'an event that is %s: %j after attempt %i is %s',
  (_, outcome, attempts, state, wait) => {
    const nextAt = wait === null ? null : new Date(now.getTime() + wait)
    expect(afterAttempt(outcome, { attempts, now })).toEqual({ state, nextAt })
  },
)

test.each([
  ['never failed', null, false],
  ['fails for less than the limit', timings.webhookFailing - 1, false],
  ['fails for as long', timings.webhookFailing, true],
] as const)('an endpoint that %s', (_, since, hopeless) => {
  const failingSince = since === null ? null : new Date(now.getTime() - since)
  expect(isHopeless(failingSince, now)).toBe(hopeless)
})
