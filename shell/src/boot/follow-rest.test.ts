// @vitest-environment jsdom
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { checkBoot } from './check-boot.ts'
import { followRest } from './follow-rest.ts'

vi.mock('../vitals/start-vitals.ts', () => ({ startVitals: () => undefined }))
vi.mock('./check-boot.ts', () => ({ checkBoot: vi.fn() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Follows a visitor's page on a connection; returns what was loaded of the cache. */
async function followed(connection: object) {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
  const loadCache = vi.fn()
  const boot = { set: undefined, overrides: false, locale: 'en' }
  // @ts-expect-error A shell has the parts alone that are used.
  await followRest({ boot, stores: { $viewer: atom(null) }, loadCache, parts: {} }, {})
  return loadCache.mock.calls.length
}

test('code that only later actions need is loaded after the first view, and not on a metered connection', async () => {
  expect(await followed({ effectiveType: '4g' })).toBe(1)
  expect(await followed({ saveData: true })).toBe(0)
})

test('a hundredth of the pages compare their boot data with the contracts', async () => {
  const compared = async (chance: number) => {
    vi.mocked(checkBoot).mockClear()
    vi.stubGlobal('requestIdleCallback', (call: () => void) => call())
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    await followed({ saveData: true })
    return vi.mocked(checkBoot).mock.calls.length
  }
  expect([await compared(0.009), await compared(0.01)]).toEqual([1, 0])
})
