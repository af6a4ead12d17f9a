import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import type { PageWish } from './port.ts'
import { html, openOddSite, portOf } from './testing/odd-site.ts'
import { type PagesOptions, undiciPages } from './undici.ts'

const wish: PageWish = { maxBytes: 100_000, accept: ['text/', 'image/'] }
const site = await openOddSite()
afterAll(() => site.close())
const { port, seen } = site

const pages = (options: Partial<PagesOptions> = {}) =>
  undiciPages({
    brand: 'Tessera',
    resolve: async () => ['127.0.0.1'],
    alsoReachable: { address: '127.0.0.1', port },
    ...options,
  })

async function fetched(path: string, options: Partial<PagesOptions> = {}) {
  seen.length = 0
  return pages(options).fetch(`http://site.test:${port}${path}`, wish)
}

const codeOf = (came: { readonly ok: boolean; readonly code?: string }) =>
  came.ok ? 'none' : came.code

test('a page is fetched with its type, its URL and its bytes', async () => {
  const came = await fetched('/page')
  expect(came).toMatchObject({ contentType: html['Content-Type'] })
  expect(came.ok && came.finalUrl).toBe(`http://site.test:${port}/page`)
  expect(came.ok && new TextDecoder().decode(came.bytes)).toBe('<p>hello')
})

test('the other server sees who fetches, and no cookie, not even its own', async () => {
  expect(codeOf(await fetched('/cookie'))).toBe('none')
  expect(seen.map(({ path }) => path)).toEqual(['/cookie', '/page'])
  for (const { headers } of seen) {
    expect(headers).toMatchObject({ 'user-agent': 'Tessera/1.0' })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  }
  expect(await fetched('/page', { brand: 'Ñandú ✨' })).toMatchObject({ ok: true })
})

test('five redirects are followed, and a sixth is not', async () => {
  expect(await fetched('/moved')).toMatchObject({ finalUrl: `http://site.test:${port}/page` })
  expect(codeOf(await fetched('/hop?4'))).toBe('none')
  expect(codeOf(await fetched('/hop?5'))).toBe('too-many-redirects')
  expect(seen.map(({ path }) => path)).not.toContain('/page')
})

test('a redirect leads no further than a first URL may', async () => {
  expect(codeOf(await fetched('/inside'))).toBe('address-refused')
  expect(codeOf(await fetched('/metadata'))).toBe('address-refused')
  expect(codeOf(await fetched('/file'))).toBe('address-unfit')
  expect(codeOf(await fetched('/other-port'))).toBe('address-unfit')
})

test('a name with one private address is refused', async () => {
  const to = (...addresses: string[]) => ({ resolve: async () => addresses })
  for (const inside of ['127.0.0.2', '10.1.2.3', '::1', '::ffff:10.0.0.1', 'fe80::1%lo', 'x'])
    expect(codeOf(await fetched('/page', to('127.0.0.1', inside))), inside).toBe('address-refused')
  expect(seen).toEqual([])
  expect(codeOf(await fetched('/page', to()))).toBe('unreachable')
})

test('a name that resolves elsewhere the second time is refused the second time', async () => {
  const later = [['127.0.0.1'], ['127.0.0.1'], ['192.168.0.1']]
  let asked = 0
  const resolve = async () => later[asked++] ?? []
  expect(codeOf(await fetched('/hop?3', { resolve }))).toBe('address-refused')
  expect(asked).toBe(3)
  expect(seen).toHaveLength(2)
})

test('the connection goes to the address that was checked', async () => {
  let asked = 0
  const resolve = async () => {
    asked += 1
    return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1']
  }
  expect(codeOf(await fetched('/page', { resolve }))).toBe('none')
  expect(asked).toBe(1)
})

test('a body is decompressed, and one beyond the limit is aborted', async () => {
  const came = await fetched('/gzip')
  expect(came.ok && new TextDecoder().decode(came.bytes)).toBe('<p>hello')
  for (const path of ['/gzip-bomb', '/br-bomb', '/endless'])
    expect(codeOf(await fetched(path)), path).toBe('too-large')
  for (const path of ['/twice', '/not-gzip', '/not-br', '/half-gzip'])
    expect(codeOf(await fetched(path)), path).toBe('unreadable')
})

test('a body that announces too many bytes is not read, and its type is still reported', async () => {
  expect(await fetched('/said-large')).toMatchObject({
    code: 'too-large',
    said: { contentType: 'image/jpeg', finalUrl: `http://site.test:${port}/said-large` },
  })
})

test('a large file is taken in parts, and no further than its limit', async () => {
  const taken: number[] = []
  const take = async (part: Uint8Array) => {
    taken.push(part.length)
  }
  const fetch = (path: string) =>
    pages().fetch(`http://site.test:${port}${path}`, { ...wish, take })
  expect(await fetch('/page')).toMatchObject({ ok: true, bytes: new Uint8Array() })
  expect(taken).toEqual(['<p>hello'.length])
  taken.length = 0
  expect(codeOf(await fetch('/endless'))).toBe('too-large')
  expect(taken.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(wish.maxBytes)
})

test('a version that is known is not fetched again', async () => {
  const url = `http://site.test:${port}/version`
  const first = await pages().fetch(url, wish)
  expect(first).toMatchObject({ ok: true, version: { etag: '"1"', lastModified: null } })
  const known = { etag: '"1"', lastModified: null }
  const second = await pages().fetch(url, { ...wish, known })
  expect(second).toMatchObject({ ok: true, isUnchanged: true, bytes: new Uint8Array() })
  const other = await pages().fetch(url, { ...wish, known: { ...known, etag: '"0"' } })
  expect(other.ok && new TextDecoder().decode(other.bytes)).toBe('one')
})

test('a response that never ends, never starts or never resolves times out', async () => {
  const milliseconds = 300
  const never = { milliseconds, resolve: () => new Promise<never>(() => undefined) }
  expect(codeOf(await fetched('/silent', { milliseconds }))).toBe('too-slow')
  expect(codeOf(await fetched('/slow', { milliseconds }))).toBe('too-slow')
  expect(codeOf(await fetched('/page', never))).toBe('too-slow')
})

test('fetches are limited, and the others wait until their timeout', async () => {
  const waiting = pages({ milliseconds: 300 })
  const url = (path: string) => `http://site.test:${port}${path}`
  const silent = Array.from({ length: 32 }, () => waiting.fetch(url('/silent'), wish))
  expect(codeOf(await waiting.fetch(url('/page'), wish))).toBe('too-slow')
  await Promise.all(silent)
  expect(codeOf(await waiting.fetch(url('/page'), wish))).toBe('none')
})

test('an aborted fetch frees its place', async () => {
  const waiting = pages()
  const url = (path: string) => `http://site.test:${port}${path}`
  const gone = new AbortController()
  const left = Array.from({ length: 20 }, () =>
    waiting.fetch(url('/silent'), { ...wish, signal: gone.signal }),
  )
  const next = waiting.fetch(url('/page'), wish)
  gone.abort()
  expect((await Promise.all(left)).map(codeOf)).toEqual(left.map(() => 'too-slow'))
  expect(codeOf(await next)).toBe('none')
  expect(codeOf(await waiting.fetch(url('/page'), { ...wish, signal: gone.signal }))).toBe(
    'too-slow',
  )
})

test('a site that refuses the connection, or speaks no TLS, is unreachable', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const free = portOf(closed)
  await new Promise((resolve) => closed.close(resolve))
  const nowhere = pages({ alsoReachable: { address: '127.0.0.1', port: free } })
  expect(codeOf(await nowhere.fetch(`http://site.test:${free}/`, wish))).toBe('unreachable')
  expect(codeOf(await pages().fetch(`https://site.test:${port}/page`, wish))).toBe('unreachable')
})

test('missing, unwanted and broken-off pages have different faults', async () => {
  expect(codeOf(await fetched('/gone'))).toBe('bad-status')
  expect(codeOf(await fetched('/pdf'))).toBe('type-refused')
  expect(codeOf(await fetched('/bare'))).toBe('type-refused')
  expect(codeOf(await fetched('/cut'))).toBe('unreachable')
})
