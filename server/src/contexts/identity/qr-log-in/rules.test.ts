import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isElsewhere, numbersToCompare, tellAsker } from './rules.ts'

test('a phone gets three different numbers of two digits, and the right one is among them', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (stream) => {
      const { number, numbers } = numbersToCompare((end) => Number(stream.next().value) % end)
      expect(new Set(numbers).size).toBe(3)
      expect(numbers).toContain(number)
      for (const one of numbers) expect(String(one)).toMatch(/^\d\d$/)
    }),
  )
})

test('every place among the numbers can be the right one', () => {
  const places = [0, 1, 2].map((place) => {
    const picked = [0, 1, 2, place]
    const { number, numbers } = numbersToCompare(() => picked.shift() ?? 0)
    return numbers.indexOf(number)
  })
  expect(places).toEqual([0, 1, 2])
})

test.each([
  [undefined, { state: 'gone', number: null }],
  [
    { sessionId: null, outcome: null },
    { state: 'waiting', number: null },
  ],
  [
    { sessionId: 'a', outcome: null },
    { state: 'opened', number: 42 },
  ],
  [
    { sessionId: 'a', outcome: 'approved' },
    { state: 'approved', number: null },
  ],
  [
    { sessionId: 'a', outcome: 'refused' },
    { state: 'refused', number: null },
  ],
] as const)('tellAsker(%j) is %j', (request, told) => {
  expect(tellAsker(request && { ...request, number: 42 })).toEqual(told)
})

test.each([
  ['DE', 'DE', false],
  ['DE', 'BR', true],
  [null, 'BR', false],
  ['DE', null, false],
])('isElsewhere(%s, %s) is %s', (one, other, expected) => {
  expect(isElsewhere(one, other)).toBe(expected)
})
