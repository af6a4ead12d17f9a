import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayOfValue,
  dayOrder,
  isDay,
  isFull,
  noDay,
  pastedDay,
  stepped,
  valueOfDay,
} from './birthday-day.ts'

const today = new Date(2026, 10, 21)

test.each([
  ['en-US', 'month day year', '/'],
  ['en-GB', 'day month year', '/'],
  ['de', 'day month year', '.'],
  ['ko', 'year month day', '.'],
  ['sv', 'year month day', '-'],
])('the parts are in the language’s order: %s', (locale, parts, between) => {
  const order = dayOrder(locale)
  expect(order.parts.join(' ')).toBe(parts)
  expect(order.between).toBe(between)
})

test.each([
  ['1994-04-12', 'en-US', '1994-04-12'],
  ['4/12/1994', 'en-US', '1994-04-12'],
  ['4/12/1994', 'en-GB', '1994-12-04'],
  ['12. 4. 1994', 'de', '1994-04-12'],
  ['1994年4月12日', 'ja', '1994-04-12'],
  ['2/30/1994', 'en-US', undefined],
  ['tomorrow', 'en-US', undefined],
  ['1/2', 'en-US', undefined],
])('a pasted date is read in the language’s order: %s in %s', (text, locale, value) => {
  const day = pastedDay(text, dayOrder(locale))
  expect(day === undefined ? undefined : valueOfDay(day)).toBe(value)
})

test('a date is valid when it is complete and in the calendar', () => {
  expect(isDay({ year: '1994', month: '4', day: '12' })).toBe(true)
  expect(isDay({ year: '2024', month: '02', day: '29' })).toBe(true)
  expect(isDay({ year: '2023', month: '02', day: '29' })).toBe(false)
  expect(isDay({ year: '199', month: '04', day: '12' })).toBe(false)
  expect(isDay({ year: '1994', month: '13', day: '12' })).toBe(false)
  expect(isDay({ year: '0000', month: '00', day: '00' })).toBe(false)
})

test('an incomplete date is not an empty one', () => {
  expect(valueOfDay(noDay)).toBe('')
  expect(valueOfDay({ ...noDay, month: '4' })).toBe('-4-')
  expect(valueOfDay({ year: '1994', month: '4', day: '2' })).toBe('1994-04-02')
})

test('the text of a date has all parts, and is split into the same parts', () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`))
  fc.assert(
    fc.property(digits(4), digits(2), digits(2), (year, month, day) => {
      const text = { year, month, day }
      const again = dayOfValue(valueOfDay(text))
      for (const part of ['year', 'month', 'day'] as const)
        expect(Number(again[part])).toBe(Number(text[part]))
      expect(valueOfDay(again)).toBe(valueOfDay(text))
    }),
  )
})

test('a part wraps at its ends, and the day by the length of its month', () => {
  const text = { year: '2023', month: '02', day: '28' }
  expect(stepped('day', text, 1, today)).toBe('01')
  expect(stepped('month', { ...text, month: '12' }, 1, today)).toBe('01')
  expect(stepped('month', { ...text, month: '01' }, -1, today)).toBe('12')
  expect(stepped('year', { ...text, year: '2026' }, 1, today)).toBe('1900')
  expect(stepped('day', noDay, 1, today)).toBe('01')
  expect(stepped('year', noDay, -1, today)).toBe('1996')
})

test('a part is full when no further digit can follow', () => {
  expect(isFull('month', '1')).toBe(false)
  expect(isFull('month', '4')).toBe(true)
  expect(isFull('day', '3')).toBe(false)
  expect(isFull('day', '4')).toBe(true)
  expect(isFull('year', '199')).toBe(false)
  expect(isFull('year', '1994')).toBe(true)
})
