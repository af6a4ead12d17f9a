// @vitest-environment node
// A context of its own: the federation's runtime, once another file has loaded it, keeps `__FEDERATION__` for good.
import { afterEach, expect, test, vi } from 'vitest'
import replaced from './bundler-runtime.ts'

const { init, initContainerEntry, consumes } = replaced.bundlerRuntime

/** Lets a chunk take a package, and returns what its module exports then. */
async function taken(shareKey: string, installedModules: Record<string, unknown> = {}) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {}
  const promises: Promise<unknown>[] = []
  const webpackRequire = { federation: { initOptions: { name: 'tessera_save' } }, m: modules }
  const instance = init({ webpackRequire })
  const chunk = { chunkId: 'page', chunkMapping: { page: ['a'] }, installedModules, promises }
  consumes({ ...chunk, moduleToHandlerMapping: { a: { shareKey } }, webpackRequire })
  await Promise.all(promises)
  const module = { exports: {} as unknown }
  modules.a?.(module)
  return { exports: module.exports, instance }
}

const version = (text: string, more: object = {}) => ({ get: async () => () => text, ...more })

afterEach(() => vi.unstubAllGlobals())

test("a container takes the host's loaded copy of a package, else its newest, and says so in the scope", async () => {
  const newest = version('newest', { useIn: ['host'] })
  const react = { '9.0.0': version('old'), '10.0.0': newest, '9.9.0': version('middle') }
  initContainerEntry({ shareScope: { react, zod: { '1.0.0': version('one') } } })
  expect((await taken('react')).exports).toBe('newest')
  expect(newest).toMatchObject({ loaded: true, useIn: ['host', 'tessera_save'] })
  const loaded = { '2.0.0': version('two'), '1.0.0': version('', { lib: () => 'one' }) }
  initContainerEntry({ shareScope: { zod: loaded } })
  expect((await taken('zod')).exports).toBe('one')
})

test('a package that the host does not share fails the chunk, and the next attempt asks again', async () => {
  initContainerEntry({ shareScope: {} })
  const installed = {}
  await expect(taken('react', installed)).rejects.toThrow('The host shares no react.')
  initContainerEntry({ shareScope: { react: { '1.0.0': version('one') } } })
  expect((await taken('react', installed)).exports).toBe('one')
})

test("a container is in the list of the federation's devtools, where there is one", async () => {
  initContainerEntry({ shareScope: { react: { '1.0.0': version('one') } } })
  const instances: unknown[] = []
  vi.stubGlobal('__FEDERATION__', { __INSTANCES__: instances })
  const { instance } = await taken('react')
  expect(instances).toEqual([instance])
  expect(instance).toMatchObject({
    name: 'tessera_save',
    shareScopeMap: { default: { react: {} } },
  })
})
