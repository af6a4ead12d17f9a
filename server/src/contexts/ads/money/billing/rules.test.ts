import { timings } from '@tessera/contracts/timings'
import { expect, test } from 'vitest'
import { statementLines } from '../documents/month-documents.ts'
import { dueOf, holdsOf, monthIn, taxOf, waitAfter, wholeCoins } from './rules.ts'

const usd = 1_000_000
const now = new Date('2026-11-26T12:00:00Z')
const account = {
  mode: 'threshold' as const,
  thresholdMicro: 25 * usd,
  leftMicro: 50 * usd,
  currency: 'USD',
  failures: 0,
  nextAttemptAt: null,
  chargedMonth: '2026-11',
  month: '2026-11',
}

test.each([
  ['nothing owed', {}, 0],
  ['less than the threshold', { leftMicro: 25 * usd + 1 }, 0],
  ['the threshold', { leftMicro: 25 * usd }, 25 * usd],
  ['parts of a cent', { leftMicro: 25 * usd - 1 }, 25 * usd],
  ['a new month', { leftMicro: 49 * usd, month: '2026-12' }, usd],
  ['paid ahead', { mode: 'prepaid' as const, leftMicro: -usd, month: '2026-12' }, 0],
  ['a failure that waits', { leftMicro: 0, failures: 1, nextAttemptAt: new Date('2026-11-27') }, 0],
  ['a failure whose time has come', { leftMicro: 0, failures: 1, nextAttemptAt: now }, 50 * usd],
])('an account with %s is charged what is due', (_, over, due) => {
  expect(dueOf({ ...account, ...over }, now)).toBe(due)
})

test.each([
  [{ methods: 0 }, ['method-needed']],
  [{ methods: 1 }, []],
  [{ methods: 0, mode: 'prepaid' as const }, []],
  [{ methods: 0, mode: 'prepaid' as const, leftMicro: 0 }, ['method-needed']],
  [{ failures: 2, disputes: 1 }, ['payment-failed', 'disputed']],
])('ads of %j are held by %j', (over, holds) => {
  const standing = {
    mode: 'threshold' as const,
    leftMicro: usd,
    methods: 1,
    disputes: 0,
    failures: 0,
  }
  expect(holdsOf({ ...standing, ...over })).toEqual(holds)
})

test.each([
  [10_000_000, 1900, 'EUR', 1_900_000],
  [10_030_000, 1900, 'EUR', 1_910_000],
  [1_000_000_000, 1000, 'JPY', 100_000_000],
  [5_000_000, 0, 'EUR', 0],
])('the tax on %i at %i in %s is %i, in whole coins', (amount, rate, currency, tax) => {
  expect(taxOf(amount, rate, currency)).toBe(tax)
})

test('amounts are charged in whole coins, and months end by the time zone', () => {
  expect([wholeCoins(12_345_678, 'USD'), wholeCoins(12_345_678, 'JPY')]).toEqual([
    12_340_000, 12_000_000,
  ])
  const moment = new Date('2026-11-30T15:30:00Z')
  expect([monthIn(moment, 'Asia/Tokyo'), monthIn(moment, 'UTC')]).toEqual(['2026-12', '2026-11'])
})

test('a failed charge waits twice as long each time, up to a week', () => {
  expect([1, 2, 3, 4, 40].map((count) => waitAfter(count) / timings.chargeBackOff)).toEqual([
    1, 2, 4, 7, 7,
  ])
})

test('the lines of a statement add up to what the account has at the end', () => {
  const month = {
    month: '2026-11',
    opening_micro: 5,
    paid_micro: 100,
    credits_micro: 20,
    disputed_micro: -30,
    spent_micro: 60,
    refunded_micro: 4,
    closing_micro: 39,
  }
  const spent = { campaign_id: '1', campaign_name: 'Spring', spent_micro: 25 }
  const lines = statementLines(month, [spent, spent])
  expect(lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0)).toBe(39)
  expect(lines.map(({ what, name }) => `${what} ${name}`)).toEqual([
    'opening null',
    'paid null',
    'credit null',
    'campaign Spring',
    'campaign null',
    'refund null',
    'dispute null',
  ])
})
