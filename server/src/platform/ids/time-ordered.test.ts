import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { idBefore, timeOrderedIds } from './time-ordered.ts'

function idsAt(times: readonly number[], random = 0.5) {
  let at = 0
  return timeOrderedIds({
    clock: { now: () => new Date(times[Math.min(at++, times.length - 1)] ?? 0) },
    random: () => random,
  })
}

const start = Date.UTC(2026, 0, 1)

test('ids rise, also ten thousand in one millisecond and when the clock steps back', () => {
  const ids = idsAt([start, start + 5, start - 10_000])
  const made = Array.from({ length: 10_000 }, () => BigInt(ids.next()))
  expect(made.every((id, at) => at === 0 || id > (made[at - 1] ?? 0n))).toBe(true)
})

test('two instances never generate the same id', () => {
  const [one, two] = [idsAt([start], 0.1), idsAt([start], 0.9)]
  const made = Array.from({ length: 1_000 }, () => [one.next(), two.next()]).flat()
  expect(new Set(made).size).toBe(2_000)
})

test('an id is valid by the contracts, and fits 64 bits until 2090', () => {
  const late = idsAt([Date.UTC(2090, 0, 1)]).next()
  expect(z.safeParse(PinId, late).success).toBe(true)
  expect(BigInt(late)).toBeLessThan(2n ** 63n)
})

test('everything from the last seconds lies above the id of that many seconds before', () => {
  const ids = idsAt([start, start + 4_000, start + 10_000])
  const [first, second, third] = [ids.next(), ids.next(), ids.next()]
  const edge = BigInt(idBefore(third, 8_000))
  expect([BigInt(first) > edge, BigInt(second) > edge]).toEqual([false, true])
  expect(idBefore('5', 1)).toBe('1')
})
