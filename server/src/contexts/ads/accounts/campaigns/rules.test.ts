import { expect, test } from 'vitest'
import { daysUpTo, everyDay } from './rules.ts'

test('daysUpTo returns 180 days, oldest first, today last', () => {
  const days = daysUpTo(new Date('2026-11-21T23:59:00Z'))
  expect(days).toHaveLength(180)
  expect([days[0], days[1], days.at(-1)]).toEqual(['2026-05-26', '2026-05-27', '2026-11-21'])
})

test('everyDay fills days without saves with zero', () => {
  expect(everyDay(['a', 'b'], [{ day: 'b', saves: 3 }])).toEqual([
    { day: 'a', saves: 0 },
    { day: 'b', saves: 3 },
  ])
})
