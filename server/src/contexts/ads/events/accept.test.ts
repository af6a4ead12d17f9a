import { AdId, UserId } from '@tessera/contracts/ids'
import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import type { ServedAd } from '../accounts/campaigns/served-ad.ts'
import { isAccepted, withoutRepeats } from './accept.ts'

const now = Date.UTC(2026, 10, 26, 12)
const hour = 3_600_000
const member = UserId.parse('7')
const other = UserId.parse('8')

const served = (facts: Partial<ServedAd>): ServedAd => ({
  servedId: '9',
  adId: AdId.parse('5'),
  viewerId: member,
  place: 'home',
  servedAt: now - hour,
  priceMicro: 5,
  billed: 'click',
  age: null,
  gender: 'unknown',
  country: null,
  app: 'web',
  ...facts,
})

const seconds = 1_000
const table = [
  ['of the member whom it was shown to', {}, member, now - seconds, true],
  ['of another member', {}, other, now - seconds, false],
  ["of a member's ad, without a session", {}, null, now - seconds, false],
  ["of a visitor's ad, without a session", { viewerId: null }, null, now - seconds, true],
  ["of a visitor's ad, after log-in", { viewerId: null }, member, now - seconds, true],
  ['at the moment of the showing', {}, member, now - hour, true],
  ['before the showing', {}, member, now - hour - 1, false],
  ['in the future', {}, member, now + 1, false],
  ['a day late', { servedAt: now - 30 * hour }, member, now - timings.adEventLate, true],
  ['more than a day late', { servedAt: now - 30 * hour }, member, now - 24 * hour - 1, false],
  ['a day after the showing', { servedAt: now - 24 * hour }, member, now, true],
  ['more than a day after the showing', { servedAt: now - 24 * hour - 1 }, member, now, false],
] as const

test.each(table)('an event %s', (_, facts, viewerId, at, accepted) => {
  expect(isAccepted({ served: served(facts), kind: 'click', at }, { viewerId, now })).toBe(accepted)
})

test('withoutRepeats keeps the first report of each kind of event of a showing', () => {
  const events = [
    { served: served({}), kind: 'click', at: 1 },
    { served: served({}), kind: 'save', at: 2 },
    { served: served({}), kind: 'click', at: 3 },
    { served: served({ servedId: '10' }), kind: 'click', at: 4 },
  ] as const
  expect(withoutRepeats(events).map(({ at }) => at)).toEqual([1, 2, 4])
})
