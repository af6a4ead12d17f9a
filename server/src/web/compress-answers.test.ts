import { zstdDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { zlibCompression } from '../platform/compression/zlib.ts'
import { compressAnswers } from './compress-answers.ts'

const text = '<p>A lamp of brass</p>'.repeat(200)
const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** Answers with a response as the service would send it. */
function sent(answer: Response, accepts = 'gzip, deflate, br, zstd', method = 'GET') {
  const app = new Hono()
  app.use(compressAnswers(zlibCompression))
  app.all('*', () => answer)
  return app.request('/', { method, headers: { 'Accept-Encoding': accepts } })
}

test('a document is compressed, with its length and without the length that it had', async () => {
  const response = await sent(new Response(text, { headers: { ...html, 'Content-Length': '4' } }))
  expect(response.headers.get('Content-Encoding')).toBe('zstd')
  expect(response.headers.get('Content-Length')).not.toBe('4')
  expect(zstdDecompressSync(await response.arrayBuffer()).toString()).toBe(text)
})

test('a tag of a compressed answer is weak, and that of one as it is stays', async () => {
  const tagged = () => new Response(text, { headers: { ...html, ETag: '"1"' } })
  expect((await sent(tagged())).headers.get('ETag')).toBe('W/"1"')
  expect((await sent(tagged(), 'identity')).headers.get('ETag')).toBe('"1"')
  const weak = new Response(text, { headers: { ...html, ETag: 'W/"2"' } })
  expect((await sent(weak)).headers.get('ETag')).toBe('W/"2"')
})

test.each([
  [undefined, 'Accept-Encoding'],
  ['Cookie', 'Cookie, Accept-Encoding'],
  ['cookie, accept-encoding', 'cookie, accept-encoding'],
  ['*', '*'],
])('an answer that varies by %s varies by %s, compressed or not', async (before, after) => {
  for (const accepts of ['zstd', 'identity']) {
    const headers = before === undefined ? html : { ...html, Vary: before }
    const response = await sent(new Response(text, { headers }), accepts)
    expect(response.headers.get('Vary')).toBe(after)
  }
})

test.each([
  ['a picture', { 'Content-Type': 'image/webp' }, 200],
  ['a typeface', { 'Content-Type': 'font/woff2' }, 200],
  ['a live stream', { 'Content-Type': 'text/event-stream' }, 200],
  ['a compressed file', { ...html, 'Content-Encoding': 'br' }, 200],
  ['a part of a file', html, 206],
  ['an answer that no proxy may change', { ...html, 'Cache-Control': 'no-transform' }, 200],
])('%s is sent as it is', async (_, headers, status) => {
  const response = await sent(new Response(text, { headers, status }))
  expect(response.headers.get('Content-Encoding')).toBe(
    new Headers(headers).get('Content-Encoding'),
  )
  expect(await response.text()).toBe(text)
})

test('a short answer is sent as it is', async () => {
  const response = await sent(Response.json({ data: null }))
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  expect(await response.json()).toEqual({ data: null })
})

test.each([304, 204])('an answer %i without a body stays without one', async (status) => {
  const response = await sent(new Response(null, { headers: { ETag: '"1"', ...html }, status }))
  expect(response.status).toBe(status)
  expect(response.headers.get('ETag')).toBe('"1"')
  expect(response.headers.get('Content-Encoding')).toBeNull()
})

test('HEAD is answered with the headers of the answer as it is', async () => {
  const response = await sent(new Response(text, { headers: html }), 'zstd', 'HEAD')
  expect(response.headers.get('Content-Encoding')).toBeNull()
})

test('all cookies of a compressed answer are set', async () => {
  const answer = new Response(text, { headers: html })
  answer.headers.append('Set-Cookie', 'a=1')
  answer.headers.append('Set-Cookie', 'b=2')
  expect((await sent(answer)).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})
