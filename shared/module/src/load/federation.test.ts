// @vitest-environment jsdom
import { createInstance } from '@module-federation/enhanced/runtime'
import type { ListedModule } from '@tessera/contracts/listed-module'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageFederation } from './federation.ts'

/** The runtime of the page, as the bundler would make it. */
let instance: ReturnType<typeof createInstance>

vi.mock('@module-federation/enhanced/runtime', async (original) => ({
  ...(await original<typeof import('@module-federation/enhanced/runtime')>()),
  getInstance: () => instance,
}))
vi.stubGlobal('__webpack_require__', { federation: {} })

const integrity = `sha384-${'a'.repeat(64)}`
let opened = 0

/** A module whose files are asked for by this test alone, because the runtime remembers entries for the page. */
function module(more: Partial<ListedModule['descriptor']> = {}): ListedModule {
  return {
    base: `https://save${opened}.test/`,
    enabled: true,
    descriptor: {
      name: 'save',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'tessera_save',
      entry: 'remoteEntry.js',
      preload: [],
      files: [{ path: 'remoteEntry.js', integrity, kind: 'script', bytes: 1 }],
      pages: [],
      overlays: [],
      slots: [],
      nav: [],
      handles: [],
      ...more,
    },
  }
}

/** Acts as the browser: runs each script with `run`. */
function scripts(run: (script: HTMLScriptElement) => 'load' | 'error' | 'nothing') {
  const seen: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return script
    seen.push(script)
    const event = run(script)
    if (event !== 'nothing') script.dispatchEvent(new Event(event))
    return script
  })
  return seen
}

const container = (exposed: unknown) => ({
  init: vi.fn(),
  get: async () => () => exposed,
})

const leave = (left: unknown) => Reflect.set(window, 'tessera_save', left)

/** Runs each script so that it leaves a container. */
const leaving = (left: unknown) =>
  scripts(() => {
    leave(left)
    return 'load'
  })

function page(modules: readonly ListedModule[], complete = async () => {}) {
  return pageFederation({ modules, complete, allowUnverified: false })
}

beforeEach(() => {
  opened += 1
  instance = createInstance({ name: `shell${opened}`, remotes: [] })
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
  leave(undefined)
})

test("an entry runs with the registry's hash, takes what the page shares, and hands out its module", async () => {
  const left = container({ name: 'the module' })
  const seen = leaving(left)
  const save = module()
  const federation = page([save])
  expect(await federation.load(save)).toEqual({ name: 'the module' })
  expect(await federation.load(save)).toEqual({ name: 'the module' })
  expect(seen.map(({ src, crossOrigin }) => [src, crossOrigin])).toEqual([
    [`https://save${opened}.test/remoteEntry.js`, 'anonymous'],
  ])
  expect(seen[0]?.integrity).toBe(integrity)
  expect(left.init).toHaveBeenCalledExactlyOnceWith(
    instance.shareScopeMap.default,
    [],
    expect.anything(),
  )
})

test('an entry runs beside the list of its files, and is asked for its module when that has come', async () => {
  const left = container('the module')
  const seen = leaving(left)
  const { promise, resolve } = Promise.withResolvers<void>()
  const save = module()
  const loading = page([save], () => promise).load(save)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  expect(left.init).not.toHaveBeenCalled()
  resolve()
  expect(await loading).toBe('the module')
})

test('an entry that the registry does not list is not run', async () => {
  const seen = leaving(container('the module'))
  const unlisted = module({ files: [] })
  await expect(page([unlisted]).load(unlisted)).rejects.toThrow('No hash is known')
  expect(seen).toEqual([])
})

test('a module that is switched off is no remote of the page', async () => {
  const seen = leaving(container('the module'))
  const off = { ...module(), enabled: false }
  await expect(page([off]).load(off)).rejects.toThrow('RUNTIME-004')
  expect(seen).toEqual([])
})

test('a retry runs the entry again, at an address of its own, and ignores the earlier container', async () => {
  const left = scripts(({ src }) => {
    leave(src.includes('attempt=1') ? container('a new module') : { init: vi.fn() })
    return 'load'
  })
  const save = module()
  const federation = page([save])
  await expect(federation.load(save)).rejects.toThrow()
  expect(await federation.load(save)).toBe('a new module')
  expect(left.map(({ src }) => src.replace(/.*\//, ''))).toEqual([
    'remoteEntry.js',
    'remoteEntry.js?attempt=1',
  ])
})

test('a first load tries once, and a retry several times', async () => {
  let failures = 3
  const seen = scripts(() => {
    failures -= 1
    if (failures >= 0) return 'error'
    leave(container('the module'))
    return 'load'
  })
  const save = module()
  const federation = page([save])
  await expect(federation.load(save)).rejects.toThrow('RUNTIME-008')
  expect(seen).toHaveLength(1)
  expect(await federation.load(save)).toBe('the module')
  expect(seen).toHaveLength(4)
})

test('a list of files that does not come fails the load, and the next one asks for it again', async () => {
  leaving(container('the module'))
  const complete = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no list'))
  const save = module()
  const federation = page([save], complete)
  await expect(federation.load(save)).rejects.toThrow('no list')
  expect(await federation.load(save)).toBe('the module')
  expect(complete).toHaveBeenCalledTimes(2)
})

test('a load that was given up holds up no other', async () => {
  const seen = scripts(() => 'nothing')
  const save = module()
  const federation = page([save])
  const first = federation.load(save)
  first.catch(() => undefined)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  federation.abandon?.(save)
  const second = federation.load(save)
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  expect(seen.map(({ src }) => src.includes('attempt'))).toEqual([false, true])
  leave(container('the module'))
  seen[1]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('the module')
  seen[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('RUNTIME-008')
})

test("a module's next build is loaded instead of its build before", async () => {
  const seen = leaving(container('the module'))
  const before = module()
  const federation = page([before])
  await federation.load(before)
  const next = module({ entry: 'next.js', files: [{ ...file, path: 'next.js' }] })
  expect(federation.replace?.(next)).toBe(instance.shareScopeMap)
  leaving(container('the next one'))
  expect(await federation.load(next)).toBe('the next one')
  expect(seen).toHaveLength(1)
})

const file = { path: 'remoteEntry.js', integrity, kind: 'script', bytes: 1 } as const

test('the parser is shared by both of its names, and not loaded before a module asks for it', async () => {
  page([])
  const { parse, schema } = Object.fromEntries(
    ['parse', 'schema'].map((name) => [
      name,
      instance.shareScopeMap.default?.[`@tessera/contracts/${name}`]?.['1.0.0'],
    ]),
  )
  for (const shared of [parse, schema]) expect(shared).toMatchObject({ get: expect.any(Function) })
  expect([parse?.lib, schema?.lib]).toEqual([undefined, undefined])
  const asking = createInstance({ name: `asking${opened}`, remotes: [] })
  asking.initShareScopeMap('default', instance.shareScopeMap.default ?? {})
  const parsing = await asking.loadShare<object>('@tessera/contracts/parse', {
    customShareInfo: {
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: false },
    },
  })
  expect(parsing === false ? undefined : Object.keys(parsing?.() ?? {})).toContain('safeParse')
})

/** Puts scripts into the document, as the service does for those that a page needs first. */
function early(...urls: readonly string[]): void {
  document.body.innerHTML = urls.map((url) => `<script async src="${url}"></script>`).join('')
}

test('a loader that waits for a script that failed before learns of it when the document has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.stubGlobal('performance', { getEntriesByName: () => [], now: () => 0 })
  early(`https://save${opened}.test/chunk.js`)
  leaving(container('the module'))
  const save = module()
  await page([save]).load(save)
  const failed = vi.fn()
  document.body.querySelector('script')?.addEventListener('error', failed)
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  document.body.innerHTML = ''
})

test('a chunk whose preloaded script failed is requested again: finished scripts of a module are removed', async () => {
  early(`https://save${opened}.test/chunk.js`, 'https://auth.test/chunk.js')
  leaving(container('the module'))
  const save = module()
  await page([save]).load(save)
  expect([...document.body.querySelectorAll('script')].map(({ src }) => src)).toEqual([
    'https://auth.test/chunk.js',
  ])
  document.body.innerHTML = ''
})
