import { expect, test, vi } from 'vitest'
import { delayBefore, waited } from './retry.ts'

test.each([
  ['offline', 1, 1_000],
  ['unexpected', 2, 2_000],
  ['timeout', 4, 8_000],
  ['unavailable', 1, 1_000],
  ['offline', 7, 30_000],
  ['too-busy', 8, undefined],
  ['offline', 80, 30_000],
  ['image-too-small', 1, undefined],
  ['upload-quota', 1, undefined],
] as const)('after %s, try %i is followed by another in %s ms', (code, tries, delay) => {
  expect(delayBefore({ error: { code }, tries })).toBe(delay)
})

test('the service says how long to wait after too many requests', () => {
  const error = { code: 'too-fast', data: { wait_seconds: 40 } } as const
  expect(delayBefore({ error, tries: 1 })).toBe(40_000)
})

test('a wait ends when the browser has a network again, or when it is called off', async () => {
  const listeners = new EventTarget()
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  const { signal } = new AbortController()
  const wait = waited(1_000_000, signal)
  listeners.dispatchEvent(new Event('online'))
  await wait
  await waited(1_000_000, AbortSignal.abort())
  vi.unstubAllGlobals()
})
