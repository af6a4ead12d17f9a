import { expect, test } from 'vitest'
import { type Fall, fallAfter, shownDrop } from './price-drop.ts'

const now = new Date('2026-06-15T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const usd = (amount: number) => ({ amount, currency: 'USD' })
const none: Fall = { droppedAt: null, droppedFrom: null }
const fell = (hours: number, droppedFrom: number): Fall => ({
  droppedAt: hoursAgo(hours),
  droppedFrom,
})

test.each([
  ['falls', usd(100), none, usd(80), { droppedAt: now, droppedFrom: 100 }],
  [
    'falls again within a day',
    usd(80),
    fell(5, 100),
    usd(70),
    { droppedAt: now, droppedFrom: 100 },
  ],
  ['falls again days later', usd(80), fell(50, 100), usd(70), { droppedAt: now, droppedFrom: 80 }],
  ['stays', usd(80), fell(50, 100), usd(80), fell(50, 100)],
  ['rises', usd(80), fell(50, 100), usd(90), none],
  ['changes its currency', usd(80), fell(5, 100), { amount: 70, currency: 'EUR' }, none],
  ['is no longer named', usd(80), fell(5, 100), null, none],
  ['is named for the first time', null, none, usd(80), none],
] as const)('a price that %s', (_, price, fall, next, after) => {
  expect(fallAfter({ price, ...fall }, next, now)).toMatchObject(after)
})

test('a fall is shown for 30 days', () => {
  const price = usd(80)
  expect(shownDrop({ price, ...fell(29 * 24, 100) }, now)?.from).toEqual(usd(100))
  expect(shownDrop({ price, ...fell(31 * 24, 100) }, now)).toBeNull()
  expect(shownDrop({ price, ...none }, now)).toBeNull()
})
