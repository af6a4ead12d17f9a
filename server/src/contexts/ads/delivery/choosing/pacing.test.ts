import { expect, test } from 'vitest'
import { auctionShare, pressure, shareOfDay } from './pacing.ts'

const hour = 3_600_000
const day = { day: '2026-11-26', startsAt: 0, endsAt: 24 * hour }
const always = { startsAt: Number.NEGATIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY }

test.each([
  ['midnight', always, 0, 0],
  ['noon', always, 12, 0.5],
  ['the last quarter of an hour', always, 23.8, 1],
  ['a run that begins in the evening', { ...always, startsAt: 18 * hour }, 21, 0.5],
  ['a run that ends at noon', { ...always, endsAt: 12 * hour }, 6, 0.5],
  ['before the run', { ...always, startsAt: 18 * hour }, 17, 0],
  ['a run of some minutes', { startsAt: 23.9 * hour, endsAt: 24 * hour }, 23.9, 1],
])('the share of the day at %s', (_, run, hours, share) => {
  expect(shareOfDay(day, run, hours * hour)).toBeCloseTo(share)
})

test.each([
  ['far behind the day', 0.5, 20, 1],
  ['with the day', 0.5, 50, 0.7],
  ['a little ahead', 0.5, 52, 0.3],
  ['far ahead', 0.5, 60, 0],
  ['at midnight', 0, 0, 1],
  ['at midnight after the head start', 0, 5, 0.2],
  ['in the last minutes', 1, 99, 1],
  ['with the budget spent', 1, 100, 0],
  ['without a budget', 0.5, 0, 0, 0],
])('the share of auctions %s', (_, dayShare, spentMicro, share, budgetMicro = 100) => {
  expect(auctionShare(dayShare, { budgetMicro, spentMicro })).toBeCloseTo(share)
})

test('a derived bid rises behind the day and falls ahead of it, within bounds', () => {
  const at = (spentMicro: number) => pressure(0.5, { budgetMicro: 100, spentMicro })
  expect([at(0), at(50), at(75), at(100)]).toEqual([2, 1, 0.5, 0.5])
  expect(at(40)).toBeCloseTo(1.2)
})

test.each([1, 3, 40])('a budget lasts the day when people could spend %i times of it', (demand) => {
  const budgetMicro = 1_000_000
  const minutes = 24 * 60
  let spentMicro = 0
  const byHour: number[] = []
  for (let minute = 0; minute < minutes; minute += 1) {
    const dayShare = shareOfDay(day, always, minute * 60_000)
    const wanted = (budgetMicro * demand) / minutes
    spentMicro += wanted * auctionShare(dayShare, { budgetMicro, spentMicro })
    if (minute % 60 === 59) byHour.push(spentMicro / budgetMicro)
  }
  expect(byHour[11]).toBeGreaterThan(0.45)
  expect(byHour[11]).toBeLessThan(0.6)
  expect(byHour[22]).toBeLessThan(1)
  expect(byHour[23]).toBeGreaterThan(0.95)
  expect(byHour[23]).toBeLessThan(1.03)
})
