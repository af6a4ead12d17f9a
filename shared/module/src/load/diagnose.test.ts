import { createHash } from 'node:crypto'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { buildIdOf, canonicalBytes } from '@tessera/contracts/releases/build-id'
import { expect, test } from 'vitest'
import { explain } from './diagnose.ts'

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const files: Readonly<Record<string, string>> = {
  'entry.js': '1',
  'page.css': 'a{}',
  'late.js': '2',
}

const notes: RegisteredModule = {
  base: 'https://notes.test/',
  enabled: true,
  descriptor: {
    name: 'notes',
    version: '1.0.0',
    contract: '^1.0.0',
    container: 'notes',
    entry: 'entry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    handles: [],
    files: Object.entries(files).map(([path, text]) => ({
      path,
      integrity: sha384(text),
      bytes: 1,
      kind: path.endsWith('.css') ? 'style' : 'script',
    })),
  },
}

/** Explains why notes did not load when its origin serves another file than the registry lists. */
async function codeOf(thrown: unknown, changed = '', paths = ['entry.js', 'page.css']) {
  const fetched: string[] = []
  const answer: typeof fetch = async (input) => {
    const path = new URL(String(input)).pathname.slice(1)
    fetched.push(path)
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
    const body = path === changed ? 'tampered' : files[path]
    return new Response(body ?? '', { headers: { 'content-type': type } })
  }
  const given = { module: notes, paths, thrown, fetch: answer, allowUnverified: false }
  const { code, cause } = await explain(given)
  return { code, cause, fetched }
}

test('a tampered script or style is reported by name, with the code integrity', async () => {
  for (const path of ['entry.js', 'page.css']) {
    const { code, cause } = await codeOf(new Error('failed'), path)
    expect([code, cause]).toEqual(['integrity', expect.stringContaining(path)])
  }
})

test.each([
  ['whole', 'threw-at-load'],
  ['tampered', 'integrity'],
  ['down', 'bad-status'],
])('a module whose descriptor comes %s is reported as %s', async (how, wanted) => {
  const entry = notes.descriptor.files.slice(0, 1)
  const text = JSON.stringify(notes.descriptor)
  const build = await buildIdOf(notes.descriptor)
  const answer: typeof fetch = async (input) => {
    if (String(input) !== `/registry/modules/notes/${build}.json`)
      return new Response(files['entry.js'], { headers: { 'content-type': 'text/javascript' } })
    const body = how === 'tampered' ? text : canonicalBytes(notes.descriptor)
    const headers = { 'content-type': 'application/json' }
    return new Response(body, { headers, status: how === 'down' ? 503 : 200 })
  }
  const module = { ...notes, build, isPartial: true }
  const { code } = await explain({
    module: { ...module, descriptor: { ...notes.descriptor, files: entry } },
    paths: ['entry.js'],
    thrown: new TypeError('failed'),
    fetch: answer,
    allowUnverified: false,
  })
  expect(code).toBe(wanted)
})

test('the file that the loader names is checked first', async () => {
  const thrown = Object.assign(new Error('Loading chunk 7 failed.'), {
    request: 'https://notes.test/late.js',
  })
  const { code, fetched } = await codeOf(thrown, 'late.js')
  expect([code, fetched]).toEqual(['integrity', ['late.js']])
})

test('of a build whose scripts import each other, the changed one is found among all of its scripts', async () => {
  const thrown = new TypeError('Failed to fetch dynamically imported module')
  const { code, cause } = await codeOf(thrown, 'late.js')
  expect([code, cause]).toEqual(['integrity', expect.stringContaining('late.js')])
})

test('a file without a hash in the registry is reported, and is not fetched', async () => {
  const thrown = Object.assign(new Error('refused'), { request: 'https://notes.test/stock.js' })
  const { code, cause, fetched } = await codeOf(thrown)
  expect(code).toBe('integrity')
  expect(cause).toBe('the registry has no hash of https://notes.test/stock.js')
  expect(fetched).toEqual([])
})

test('when every file is correct, the module itself threw', async () => {
  expect(await codeOf(new Error('on purpose'))).toMatchObject({
    code: 'threw-at-load',
    cause: 'on purpose',
  })
})
