// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { type ContainerRequire, openContainer } from './open-container.ts'

/** A container whose chunk `page` takes a package. */
function container(shareKey: string) {
  const require: ContainerRequire = {
    initializeSharingData: { uniqueName: 'tessera_save' },
    consumesLoadingData: {
      chunkMapping: { page: ['a'] },
      moduleIdToConsumeDataMapping: { a: { shareKey } },
    },
    initializeExposesData: { moduleMap: { './module': async () => () => 'the module' } },
    ...{ m: {}, f: {}, initContainer: () => false, getContainer: async () => () => undefined },
  }
  openContainer(require)
  return {
    ...require,
    init: (scope: Parameters<ContainerRequire['initContainer']>[0]) => require.initContainer(scope),
    get: (exposed: string) => require.getContainer(exposed),
    /** Loads the chunk, and returns what the package's module exports then. */
    async taken(): Promise<unknown> {
      const promises: Promise<unknown>[] = []
      require.f.consumes?.('page', promises)
      require.f.consumes?.('other', promises)
      await Promise.all(promises)
      const module = { exports: {} as unknown }
      require.m.a?.(module)
      return module.exports
    },
  }
}

const version = (text: string, more: object = {}) => ({ get: async () => () => text, ...more })

afterEach(() => vi.unstubAllGlobals())

test("a container takes the host's loaded copy of a package, else its newest, and says so in the scope", async () => {
  const newest = version('newest', { useIn: ['host'] })
  const react = { '9.0.0': version('old'), '10.0.0': newest, '9.9.0': version('middle') }
  const one = container('react')
  one.init({ react })
  expect(await one.taken()).toBe('newest')
  expect(newest).toMatchObject({ loaded: true, useIn: ['host', 'tessera_save'] })
  const other = container('zod')
  other.init({ zod: { '2.0.0': version('two'), '1.0.0': version('', { lib: () => 'one' }) } })
  expect(await other.taken()).toBe('one')
})

test('a package that the host does not share fails the chunk, and the next attempt asks again', async () => {
  const { init, taken } = container('react')
  init({})
  await expect(taken()).rejects.toThrow('The host shares no react.')
  init({ react: { '1.0.0': version('one') } })
  expect(await taken()).toBe('one')
})

test('a container gives what it exposes, and refuses what it does not', async () => {
  const { get } = container('react')
  expect((await get('./module'))()).toBe('the module')
  await expect(get('./other')).rejects.toThrow('Module "./other" does not exist in container.')
})

test("a container is in the list of the federation's devtools, where there is one", () => {
  const instances: unknown[] = []
  vi.stubGlobal('__FEDERATION__', { __INSTANCES__: instances })
  container('react').init({ react: { '1.0.0': version('one') } })
  expect(instances).toMatchObject([
    {
      ...{ name: 'tessera_save', options: { name: 'tessera_save' } },
      shareScopeMap: { default: { react: {} } },
    },
  ])
})
