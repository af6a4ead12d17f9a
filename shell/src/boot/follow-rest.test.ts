// @vitest-environment jsdom

import { nextTask } from '@tessera/contracts/next-task'
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { restAfterLoad } from '../navigation/when-at-rest.ts'
import { checkBoot } from './check-boot.ts'
import { followRest } from './follow-rest.ts'

vi.mock('../vitals/start-vitals.ts', () => ({ startVitals: () => undefined }))
vi.mock('./check-boot.ts', () => ({ checkBoot: vi.fn() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const definition = { name: 'save', version: '1.0.0' }

/** Follows a page on a connection; returns how often the cache was loaded, and what hears of overlays. */
async function followed(connection: object, who: typeof viewer | null = null) {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
  const loadCache = vi.fn()
  const load = vi.fn()
  const modules = [module('save', { overlays: ['save-pin', 'share-pin'] })]
  const boot = { set: undefined, overrides: false, locale: 'en', modules }
  const overlays = { 'save-pin': { load: () => load('save-pin') }, 'share-pin': { load } }
  const host = { load: async () => ({ ok: true, definition: { ...definition, overlays } }) }
  const bus = { on: () => () => undefined }
  // @ts-expect-error A shell has the parts alone that are used.
  await followRest({ boot, host, stores: { $viewer: atom(who) }, loadCache, parts: { bus } }, {})
  return { caches: loadCache.mock.calls.length, seen: load }
}

test('code that only later actions need is loaded after the first view, and not on a metered connection', async () => {
  expect((await followed({ effectiveType: '4g' })).caches).toBe(1)
  expect((await followed({ saveData: true })).caches).toBe(0)
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

test('a member’s page at rest loads the picker, and a visitor’s or one on a metered connection does not', async () => {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const loaded = async (...given: Parameters<typeof followed>) => {
    const { seen } = await followed(...given)
    await vi.advanceTimersByTimeAsync(restAfterLoad)
    await nextTask()
    return seen.mock.calls.flat()
  }
  expect(await loaded({}, viewer)).toEqual(['save-pin'])
  expect(await loaded({})).toEqual([])
  expect(await loaded({ saveData: true }, viewer)).toEqual([])
})
