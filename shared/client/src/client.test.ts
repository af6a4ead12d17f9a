import { homeFeed } from '@tessera/contracts/calls/feed'
import { emailExists } from '@tessera/contracts/calls/registration'
import { logOut } from '@tessera/contracts/calls/session'
import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'

const envelope = (data: unknown, error: unknown = null) =>
  Response.json({ resource_response: { data, bookmark: null, error } })

const clientFor = (fetch: (request: Request) => Promise<Response>) =>
  createClient({ origin: 'http://localhost:3000', fetch })

test('a call returns the parsed answer and its bookmark', async () => {
  const client = clientFor(async () =>
    Response.json({ resource_response: { data: [], bookmark: 'next', error: null } }),
  )
  expect(await client.call(homeFeed, {})).toEqual({ ok: true, data: [], bookmark: 'next' })
})

test('an error of the catalogue is returned with its code and the service’s message', async () => {
  const client = clientFor(async () =>
    envelope(null, {
      code: 'email-invalid',
      api_error_code: 80,
      message: 'Your email is invalid.',
      http_status: 400,
    }),
  )
  const result = await client.call(emailExists, { email: 'x' })
  expect(result).toMatchObject({
    ok: false,
    error: { code: 'email-invalid', message: 'Your email is invalid.' },
  })
})

test('calls of the installed app say so, and those of a browser do not', async () => {
  const sent: (string | null)[] = []
  const client = clientFor(async ({ headers }) => {
    sent.push(headers.get('X-App'))
    return envelope([])
  })
  for (const matches of [false, true]) {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: matches && query.includes('standalone'),
    }))
    await client.call(homeFeed, {})
  }
  vi.unstubAllGlobals()
  expect(sent).toEqual([null, '1'])
})

test('HTML, an invalid shape and a broken body return the same error and never throw', async () => {
  for (const answer of [
    new Response('<html>'),
    envelope({ not: 'a boolean' }),
    new Response('', { status: 502 }),
  ]) {
    const result = await clientFor(async () => answer).call(emailExists, { email: 'x' })
    expect(result).toMatchObject({ ok: false, error: { code: 'unreadable-answer' } })
  }
})

test('offline, timeout and abort return different errors', async () => {
  const failing = (name: string) => clientFor(() => Promise.reject(new DOMException('x', name)))
  const codes = await Promise.all(
    ['NetworkError', 'TimeoutError', 'AbortError'].map(async (name) => {
      const result = await failing(name).call(logOut, {})
      return result.ok ? 'ok' : result.error.code
    }),
  )
  expect(codes).toEqual(['offline', 'timeout', 'aborted'])
})

test('an answer that is cut off returns the error of its network', async () => {
  const cutOff = async () =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('{"resource_'))
          body.error(new TypeError('network error'))
        },
      }),
    )
  const result = await clientFor(cutOff).call(logOut, {})
  expect(result).toMatchObject({ ok: false, error: { code: 'offline' } })
})

test('an aborted call returns an error that callers can ignore', async () => {
  const controller = new AbortController()
  controller.abort()
  const client = clientFor((request) => Promise.reject(request.signal.reason))
  const result = await client.call(homeFeed, {}, { signal: controller.signal })
  expect(result).toMatchObject({ ok: false, error: { message: 'Resource call aborted' } })
})

test('a call that outlives the document is sent with keepalive, and can be sent again', async () => {
  const requests: Request[] = []
  const client = clientFor(async (request) => {
    requests.push(request)
    return envelope(true)
  })
  const sent: unknown[] = []
  await client.call(emailExists, { email: 'x' }, { outlive: (request) => sent.push(request) })
  await client.call(emailExists, { email: 'x' })
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  const { name, method, path } = emailExists
  expect(sent).toEqual([{ name, method, path, input: { email: 'x' } }])
})

test('a call says whose page it comes from, if it is told', async () => {
  const said: (string | null)[] = []
  const client = clientFor(async (request) => {
    said.push(request.headers.get('X-Viewer'))
    return envelope(true)
  })
  await client.call(emailExists, { email: 'x' }, { viewer: '7' })
  await client.call(emailExists, { email: 'x' })
  expect(said).toEqual(['7', null])
})
