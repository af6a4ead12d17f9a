import { expect, test } from 'vitest'
import { narrowingOf, refinementId } from './refinement-id.ts'

test('the id of a refinement is read back as written; other ids are words', () => {
  for (const narrowing of [
    { kind: 'word', word: 'living room' },
    { kind: 'color', color: 'green' },
    { kind: 'shop', domain: 'lyra.example' },
    { kind: 'price', min: 0, max: 2_499, currency: 'USD' },
    { kind: 'price', min: 25_000, max: null, currency: 'JPY' },
    { kind: 'price', min: 2_500, max: 4_999, currency: null },
  ] as const)
    expect(narrowingOf(refinementId(narrowing))).toEqual(narrowing)
  expect(narrowingOf('price:cheap')).toEqual({ kind: 'word', word: 'price:cheap' })
  expect(narrowingOf('color:')).toEqual({ kind: 'word', word: 'color:' })
})
