// @vitest-environment jsdom
import type { RegisteredModule } from '@tessera/contracts/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { pageFederation } from './federation.ts'

vi.stubGlobal('SHARED_VERSIONS', { react: '19.0.0' })

const integrity = `sha384-${'a'.repeat(64)}`
const module: RegisteredModule = {
  base: 'https://save.test/',
  enabled: true,
  descriptor: {
    name: 'save',
    version: '1.0.0',
    contract: '^1.0.0',
    abi: 1,
    container: 'tessera_save',
    entry: 'remoteEntry.js',
    preload: [],
    files: [{ path: 'remoteEntry.js', integrity, kind: 'script', bytes: 1 }],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
  },
}

/** Acts as the browser: runs each script at once with `run`. */
function scripts(run: (script: HTMLScriptElement) => 'load' | 'error') {
  const seen: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    seen.push(script)
    script.dispatchEvent(new Event(run(script)))
  })
  return seen
}

const container = (exposed: unknown) => ({
  init: vi.fn(),
  get: async () => () => exposed,
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'tessera_save')
})

test("an entry runs with the registry's hash, takes what the page shares, and hands out its module", async () => {
  const left = container('the module')
  const seen = scripts(() => {
    Reflect.set(window, 'tessera_save', left)
    return 'load'
  })
  const federation = pageFederation()
  expect(await federation.load(module, 0)).toBe('the module')
  expect(await federation.load(module, 0)).toBe('the module')
  expect(seen.map(({ src, crossOrigin }) => [src, crossOrigin])).toEqual([
    ['https://save.test/remoteEntry.js', 'anonymous'],
  ])
  expect(seen[0]?.integrity).toBe(integrity)
  const scope = { react: { '19.0.0': expect.anything() }, nanostores: expect.anything() }
  expect(left.init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining(scope),
    [],
    expect.objectContaining({ shareScopeMap: { default: expect.objectContaining(scope) } }),
  )
})

test('the shell is among the containers in which a runtime of the federation looks for its own', async () => {
  Reflect.deleteProperty(globalThis, '__FEDERATION__')
  pageFederation()
  const { getInstance, init } = await import('@module-federation/runtime-tools/runtime')
  expect(getInstance()).toBeNull()
  init({ name: 'stock', remotes: [] })
  const { __INSTANCES__ } = Reflect.get(globalThis, '__FEDERATION__')
  const names = __INSTANCES__.map(({ name }: { readonly name: string }) => name)
  expect(names).toEqual(['tessera_shell', 'stock'])
})

test("an entry that states no ABI finds the federation's runtime in the page", async () => {
  Reflect.deleteProperty(globalThis, '_FEDERATION_RUNTIME_CORE')
  scripts(() => {
    Reflect.set(
      window,
      'tessera_save',
      container(Reflect.get(globalThis, '__TESSERA_FEDERATION__')),
    )
    return 'load'
  })
  const { abi: _, ...descriptor } = module.descriptor
  expect(await pageFederation().load({ ...module, descriptor }, 0)).toMatchObject({
    bundlerRuntime: { consumes: expect.any(Function) },
  })
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation')
})

test('an entry runs beside the list of its files, and is asked for its module when that has come', async () => {
  const left = container('the module')
  const seen = scripts(() => {
    Reflect.set(window, 'tessera_save', left)
    return 'load'
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const loading = pageFederation().load(module, 0, promise)
  await new Promise((done) => setTimeout(done))
  expect([seen.length, left.init.mock.calls.length]).toEqual([1, 0])
  resolve()
  expect(await loading).toBe('the module')
})

test('an entry that the registry does not list is not run', async () => {
  const seen = scripts(() => 'load')
  const { descriptor } = module
  const unlisted = { ...module, descriptor: { ...descriptor, files: [] } }
  await expect(pageFederation().load(unlisted, 0)).rejects.toThrow('No hash is known')
  expect(seen).toEqual([])
})

test('a retry runs the entry again and ignores the earlier container', async () => {
  Reflect.set(window, 'tessera_save', container('an old module'))
  const seen = scripts(({ src }) => {
    if (src.endsWith('?attempt=2')) Reflect.set(window, 'tessera_save', container('a new module'))
    return 'load'
  })
  const federation = pageFederation()
  await expect(federation.load(module, 0)).rejects.toThrow('leaves no tessera_save')
  expect(await federation.load(module, 2)).toBe('a new module')
  expect(seen).toHaveLength(2)
})

test('a retry tries several times', async () => {
  let failures = 2
  scripts(() => {
    if (failures > 0) {
      failures -= 1
      return 'error'
    }
    Reflect.set(window, 'tessera_save', container('the module'))
    return 'load'
  })
  expect(await pageFederation().load(module, 1)).toBe('the module')
})

test('a loader that waits for a script that failed before learns of it when the document has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.stubGlobal('performance', { getEntriesByName: () => [] })
  document.body.innerHTML = '<script async src="https://save.test/chunk.js"></script>'
  scripts(() => {
    Reflect.set(window, 'tessera_save', container('the module'))
    return 'load'
  })
  await pageFederation().load(module, 0)
  const failed = vi.fn()
  document.body.querySelector('script')?.addEventListener('error', failed)
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  document.body.innerHTML = ''
})

test('a chunk whose preloaded script failed is requested again: finished scripts of a module are removed', async () => {
  document.body.innerHTML =
    '<script async src="https://save.test/chunk.js"></script><script async src="https://auth.test/chunk.js"></script>'
  scripts(() => {
    Reflect.set(window, 'tessera_save', container('the module'))
    return 'load'
  })
  await pageFederation().load(module, 0)
  expect([...document.body.querySelectorAll('script')].map(({ src }) => src)).toEqual([
    'https://auth.test/chunk.js',
  ])
  document.body.innerHTML = ''
})
