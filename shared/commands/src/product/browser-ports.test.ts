import { expect, test } from 'vitest'
import { freePort, refusedPort } from './browser-ports.ts'

const offsets = [101, 102, 103, 104, 105]

test.each([
  [6000, 6000],
  [4958, 5060],
  [3943, 4045],
  [3000, undefined],
  [9975, 10_080],
])('a start on port %d has the refused port %s', (port, refused) => {
  expect(refusedPort(port, offsets)).toBe(refused)
})

test('the suggested port and its modules’ ports are free, and browsers open them', async () => {
  const taken = new Set([3000, 4103])
  expect(await freePort(offsets, { isFree: async (port) => !taken.has(port) })).toBe(5000)
  expect(await freePort([60], { isFree: async (port) => port > 4_500 })).toBe(7000)
  expect(await freePort([60], { isFree: async () => true, from: 5_900, step: 100 })).toBe(5_900)
  expect(await freePort([60], { isFree: async () => true, from: 6_000, step: 10 })).toBe(6_010)
})
