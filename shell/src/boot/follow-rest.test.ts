// @vitest-environment jsdom
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { followRest } from './follow-rest.ts'

vi.mock('../vitals/start-vitals.ts', () => ({ startVitals: () => undefined }))
vi.mock('./check-boot.ts', () => ({ checkBoot: () => undefined }))

afterEach(() => vi.unstubAllGlobals())

/** Follows a visitor's page on a connection; returns what was loaded of the cache. */
async function followed(connection: object) {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
  const loadCache = vi.fn()
  const boot = { set: undefined, overrides: false, locale: 'en' }
  // @ts-expect-error A shell has the parts alone that are used.
  await followRest({ boot, stores: { $viewer: atom(null) }, loadCache }, {})
  return loadCache.mock.calls.length
}

test('code that only later actions need is loaded after the first view, and not on a metered connection', async () => {
  expect(await followed({ effectiveType: '4g' })).toBe(1)
  expect(await followed({ saveData: true })).toBe(0)
})
