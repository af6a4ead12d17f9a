import { limits } from '@tessera/contracts/limits'
import { expect, test } from 'vitest'
import { blurred, sizeOf } from './blur.ts'

const secrets = { mac: (purpose: string, text: string) => `${purpose} ${text}` }

test.each([
  [0, null],
  [99, null],
  [100, 100],
  [199, 100],
  [1_999, 1_900],
  [24_680, 24_000],
  [1_234_567, 1_200_000],
])('%j people are told as %j', (people, size) => {
  expect(sizeOf(people)).toBe(size)
})

test('the part taken off is up to 40, is decided by the people alone, and differs with one more', () => {
  const offs = Array.from({ length: 200 }, (_, at) => {
    const counted = { count: 120, digest: String(at) }
    expect(blurred(secrets, counted)).toBe(blurred(secrets, { ...counted }))
    return 120 - blurred(secrets, counted)
  })
  expect(Math.min(...offs)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...offs)).toBeLessThanOrEqual(limits.audienceBlur)
  expect(new Set(offs).size).toBeGreaterThan(30)
  expect(blurred(secrets, { count: 3, digest: '1' })).toBeGreaterThanOrEqual(0)
})

test('fewer people than the floor are never enough, whatever is taken off', () => {
  for (let at = 0; at < 50; at += 1)
    expect(sizeOf(blurred(secrets, { count: 99, digest: String(at) }))).toBeNull()
})
