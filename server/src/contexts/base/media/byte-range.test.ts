import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'

test('rangeOf reads ranges with both ends, with a start alone, and as a length from the end', () => {
  expect(rangeOf('bytes=0-0', 100)).toEqual({ first: 0, last: 0 })
  expect(rangeOf('bytes=10-19', 100)).toEqual({ first: 10, last: 19 })
  expect(rangeOf('bytes=90-500', 100)).toEqual({ first: 90, last: 99 })
  expect(rangeOf('bytes=99-', 100)).toEqual({ first: 99, last: 99 })
  expect(rangeOf('bytes=-30', 100)).toEqual({ first: 70, last: 99 })
  expect(rangeOf('bytes=-500', 100)).toEqual({ first: 0, last: 99 })
})

test('rangeOf returns none for a range beyond the end', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0'])
    expect(rangeOf(header, 100), header).toBe('none')
})

test('rangeOf returns whole for headers it can not parse', () => {
  for (const header of [null, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-1'])
    expect(rangeOf(header, 100), String(header)).toBe('whole')
})

test('a range always lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom(0, 1, 2), (from, to, size, form) => {
      const header = [`bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`][form] ?? ''
      const range = rangeOf(header, size)
      if (typeof range === 'string') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
