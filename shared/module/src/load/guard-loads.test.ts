// @vitest-environment jsdom
import type { RegisteredModule } from '@tessera/contracts/registry'
import { expect, test, vi } from 'vitest'
import { guardLoads } from './guard-loads.ts'

const integrity = `sha384-${'a'.repeat(64)}`

const notes = (name: string, enabled: boolean): RegisteredModule => ({
  base: `https://${name}.test/`,
  enabled,
  descriptor: {
    name,
    version: '1.0.0',
    contract: '^1.0.0',
    container: name,
    entry: 'entry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    files: [
      { path: 'chunk.js', integrity, kind: 'script', bytes: 1 },
      { path: 'chunk.css', integrity, kind: 'style', bytes: 1 },
    ],
  },
})

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>

const policies = new Map<string, Rules>()
const native = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')
// Acts as the browser, which throws when the policy refuses.
Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  ...native,
  set(this: HTMLScriptElement, url: string) {
    const admitted = policies.get('default')?.createScriptURL(url)
    if (admitted === null) throw new TypeError('refused')
    native?.set?.call(this, url)
  },
})
document.head.innerHTML = '<script nonce="abc"></script>'
vi.stubGlobal('trustedTypes', {
  createPolicy: (name: string, rules: Rules) => policies.set(name, rules),
})
const guard = guardLoads([notes('notes', true), notes('off', false)], {
  ownFiles: 'http://localhost:3000/assets/',
  worker: 'http://localhost:3000/app/worker.js',
  allowUnverified: false,
})

/** Requests a file as bundlers' loaders do. */
function wanted(url: string) {
  if (url.includes('.css')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    return link
  }
  const script = document.createElement('script')
  script.src = url
  return script
}

test.each(['chunk.js', 'chunk.js?attempt=2', 'chunk.css'])(
  "a loader that knows no hashes asks for %s with the registry's",
  (path) => {
    const { integrity: hash, crossOrigin } = wanted(`https://notes.test/${path}`)
    expect([hash, crossOrigin]).toEqual([integrity, 'anonymous'])
  },
)

test('a style that the registry lists gets the document’s nonce; other styles do not', () => {
  expect(wanted('https://notes.test/chunk.css').nonce).toBe('abc')
  const other = wanted('https://notes.test/other.css')
  expect([other.nonce, other.hasAttribute('integrity')]).toEqual(['', false])
})

test('a preloaded ES module gets its hash without the nonce, which it would pass on to its imports', () => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = 'https://notes.test/chunk.js'
  expect([link.integrity, link.nonce]).toEqual([integrity, ''])
})

test('a hash that the loader has set stays', () => {
  const script = document.createElement('script')
  script.integrity = 'sha384-own'
  script.src = 'https://notes.test/chunk.js'
  expect(script.integrity).toBe('sha384-own')
})

test('a refused script fails like one that does not load, so that its loader can retry', async () => {
  const script = wanted('https://notes.test/other.js')
  const failed = vi.fn()
  script.onerror = failed
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  // Loaders name the file in their error.
  expect(Reflect.get(script, 'src')).toBe('https://notes.test/other.js')
  expect(script.getAttribute('src')).toBeNull()
})

test.each([
  'https://notes.test/chunk.js',
  'https://notes.test/chunk.js?attempt=1',
  'http://localhost:3000/assets/static/js/async/page.js',
])('the one policy of the page admits %s', (url) => {
  expect([...policies.keys()]).toEqual(['default'])
  expect(policies.get('default')?.createScriptURL(url)).toBe(url)
})

test.each([
  'https://notes.test/other.js',
  'https://notes.test.evil.test/chunk.js',
  'https://off.test/chunk.js',
  'http://localhost:3000/media/picture.js',
  'http://localhost:3000/assets/../media/picture.js',
  'data:text/javascript,1',
  'blob:http://localhost:3000/assets/1',
])('the one policy of the page refuses %s', (url) => {
  expect(policies.get('default')?.createScriptURL(url)).toBeNull()
})

test('the page’s only Trusted Types policy allows plain text as HTML, and no markup', () => {
  const { createHTML } = policies.get('default') ?? {}
  expect(createHTML?.('I am not a robot & so on')).toBe('I am not a robot & so on')
  for (const html of ['<b>text</b>', 'text <img src=x onerror=alert(1)>', '<'])
    expect(createHTML?.(html)).toBeNull()
})

test('files of a module whose entry alone is listed are refused until they are admitted', () => {
  const [url, module] = ['https://more.test/chunk.js', notes('more', true)]
  expect(policies.get('default')?.createScriptURL(url)).toBeNull()
  guard.admit(module)
  expect(policies.get('default')?.createScriptURL(url)).toBe(url)
})

test('a script of a later build runs with the nonce and its hash, once it is known to import nothing; files of the build before do not', async () => {
  const later = notes('notes', true)
  const hash = `sha384-${'b'.repeat(64)}`
  const file = (path: string) => ({ path, integrity: hash, kind: 'script' as const, bytes: 1 })
  const files = [file('late.js'), file('importing.js')]
  guard.replace(later, { ...later, descriptor: { ...later.descriptor, files } })
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(url.includes('importing') ? 'import("x")' : '1'),
  )
  const script = wanted('https://notes.test/late.js')
  script.integrity = 'sha384-own'
  expect(script.getAttribute('src')).toBeNull()
  await vi.waitFor(() => expect(script.getAttribute('src')).toBe('https://notes.test/late.js'))
  expect([script.nonce, script.integrity]).toEqual(['abc', hash])
  const refused = wanted('https://notes.test/importing.js')
  const failed = vi.fn()
  refused.onerror = failed
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect([refused.getAttribute('src'), refused.nonce]).toEqual([null, ''])
  expect(policies.get('default')?.createScriptURL('https://notes.test/chunk.js')).toBeNull()
})

test('the service worker is admitted in any language, and no file beside it', () => {
  const admit = (url: string) => policies.get('default')?.createScriptURL(url)
  expect(admit('/app/worker.js?locale=de')).toBe('/app/worker.js?locale=de')
  expect(admit('/app/worker.js/other')).toBeNull()
  expect(admit('https://other.test/app/worker.js')).toBeNull()
})
