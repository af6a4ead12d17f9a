import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedTo, type StoredPart } from './stored-part.ts'

const most = 4_096

/** Adds pieces one after another, and counts the bytes that are written. */
function added(pieces: readonly number[]) {
  let parts: readonly StoredPart[] = []
  let written = 0
  for (const bytes of pieces) {
    const { kept, joined } = joinedTo(parts, bytes, most)
    expect([...kept, ...joined]).toEqual(parts)
    const whole = joined.reduce((sum, part) => sum + part.bytes, bytes)
    written += whole
    parts = [...kept, { key: String(written), bytes: whole }]
  }
  return { sizes: parts.map(({ bytes }) => bytes), written }
}

test('small parts are joined until they are large', () => {
  expect(added([1, 1, 1, 1]).sizes).toEqual([4])
  expect(added([1_000, 10, 10]).sizes).toEqual([1_000, 20])
  expect(added([most, most, 5]).sizes).toEqual([most, most, 5])
  expect(added([most - 1, 2]).sizes).toEqual([most - 1, 2])
})

test('an upload in single bytes has few parts, and writes each byte a few times', () => {
  const { sizes, written } = added(Array.from({ length: 3 * most }, () => 1))
  expect(sizes.length).toBeLessThan(20)
  expect(written).toBeLessThan(3 * most * 12)
})

test('whatever the sizes of pieces, parts stay few and no byte is written very often', () => {
  const piece = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: most }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const bytes = pieces.reduce((sum, each) => sum + each, 0)
      const { sizes, written } = added(pieces)
      expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(bytes)
      expect(sizes.length).toBeLessThanOrEqual((14 * bytes) / most + 14)
      expect(written).toBeLessThanOrEqual(bytes * 22)
    }),
  )
})
