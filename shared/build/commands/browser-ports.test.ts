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
  expect(await freePort(offsets, async (port) => !taken.has(port))).toBe(5000)
  expect(await freePort([60], async (port) => port > 4_500)).toBe(7000)
})
