import { UserId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextWeeklyAt } from './weekly-slot.ts'

const week = 7 * 86_400_000
const ids = fc.bigInt({ min: 1n, max: 2n ** 62n }).map((id) => UserId.parse(String(id)))
const times = fc.integer({ min: 0, max: 4_000_000_000_000 })

test('the next weekly email is within a week, and the one after it exactly a week later', () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(null, 'DE', 'IN', 'US', 'XX'), times, (id, country, at) => {
      const next = nextWeeklyAt({ id, country }, new Date(at))
      expect(next.getTime()).toBeGreaterThan(at)
      expect(next.getTime() - at).toBeLessThanOrEqual(week + 60_000)
      expect(nextWeeklyAt({ id, country }, next).getTime()).toBe(next.getTime() + week)
    }),
  )
})

test('it is due between nine and six o’clock in the country of the member', () => {
  const hoursIn = (country: string, offset: number) =>
    Array.from({ length: 200 }, (_, at) => {
      const id = UserId.parse(String(BigInt(at * 977 + 1) << 22n))
      const due = nextWeeklyAt({ id, country }, new Date(0))
      return (due.getUTCHours() + due.getUTCMinutes() / 60 + offset + 24) % 24
    })
  for (const [country, offset] of [
    ['JP', 9],
    ['US', -6],
    ['IN', 5.5],
    ['GB', 0],
  ] as const) {
    const hours = hoursIn(country, offset)
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(9)
    expect(Math.max(...hours)).toBeLessThan(18)
  }
})

test('members are spread over the days of the week', () => {
  const days = Array.from({ length: 700 }, (_, at) => {
    const id = UserId.parse(String(BigInt(at * 977 + 1) << 22n))
    return nextWeeklyAt({ id, country: 'GB' }, new Date(0)).getUTCDay()
  })
  for (let day = 0; day < 7; day += 1)
    expect(days.filter((each) => each === day).length).toBeGreaterThan(50)
})
