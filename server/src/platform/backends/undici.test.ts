import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { portOf } from '../pages/testing/odd-site.ts'
import type { BackendRequest } from './port.ts'
import { undiciBackends } from './undici.ts'

const megabyte = 1024 * 1024
const bomb = gzipSync(Buffer.alloc(16 * megabyte))
const seen: string[] = []
let sentBytes = 0

/** Sends a hundred megabytes, or as many as the other side takes. */
function flood(response: ServerResponse): void {
  const part = Buffer.alloc(64 * 1024)
  const more = () => {
    while (sentBytes < 100 * megabyte) {
      sentBytes += part.length
      if (!response.write(part)) return
    }
    response.end()
  }
  response.on('drain', more)
  more()
}

function drip(response: ServerResponse): void {
  response.writeHead(200)
  const timer = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(timer))
}

const odd: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/fine': (response) => response.setHeader('ETag', '"1"').end('{"fine":true}'),
  '/full': (response) => response.end(Buffer.alloc(megabyte)),
  '/over': (response) => response.end(Buffer.alloc(megabyte + 1)),
  '/flood': flood,
  '/drip': drip,
  '/never': () => {},
  '/metadata': (response) =>
    response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end(),
  '/self': (response) => response.writeHead(307, { Location: '/fine' }).end(),
  '/headers': (response) => response.setHeader('X-Large', 'x'.repeat(megabyte)).end('x'),
  '/bomb': (response) => response.setHeader('Content-Encoding', 'gzip').end(bomb),
  '/not-gzip': (response) => response.setHeader('Content-Encoding', 'gzip').end('plain'),
  '/no-http': (response) => response.socket?.end('220 mail.test ESMTP\r\n'),
  '/reset': (response) => response.socket?.resetAndDestroy(),
  '/status': (response) => response.socket?.end('HTTP/1.1 799 Odd\r\nContent-Length: 0\r\n\r\n'),
  '/half': (response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{"half":')
    setTimeout(() => response.socket?.resetAndDestroy(), 20)
  },
}

const missing = (response: ServerResponse) => void response.writeHead(404).end()

const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`)
  const { [request.url ?? '']: answer = missing } = odd
  answer(response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const port = portOf(server)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const backends = undiciBackends({ brand: 'Tessera', milliseconds: 30_000 })
const hasty = undiciBackends({ brand: 'Tessera', milliseconds: 500 })

const ask = (target: string, more: Partial<BackendRequest> = {}, by = backends) =>
  by.ask({
    origin: `http://127.0.0.1:${port}`,
    target,
    method: 'GET',
    headers: {},
    body: null,
    local: true,
    ...more,
  })

const faultOf = async (target: string, more: Partial<BackendRequest> = {}, by = backends) => {
  const outcome = await ask(target, more, by)
  return outcome.ok ? 'none' : outcome.fault
}

test('an answer comes with its status, headers and bytes, up to one megabyte', async () => {
  const outcome = await ask('/fine')
  expect(outcome).toMatchObject({ ok: true, status: 200 })
  expect(outcome.ok && outcome.headers.get('etag')).toBe('"1"')
  expect(outcome.ok && new TextDecoder().decode(outcome.bytes)).toBe('{"fine":true}')
  expect(await faultOf('/full')).toBe('none')
  expect(await faultOf('/over')).toBe('too-large')
})

test('a flood is cut off at the limit, and a bomb while it is unpacked', async () => {
  expect(await faultOf('/flood')).toBe('too-large')
  expect(sentBytes).toBeLessThan(50 * megabyte)
  expect(await faultOf('/bomb')).toBe('too-large')
  expect(await faultOf('/not-gzip')).toBe('unreachable')
})

test('an answer that drips or never comes ends after the time for all of it', async () => {
  expect(await Promise.all(['/drip', '/never'].map((to) => faultOf(to, {}, hasty)))).toEqual([
    'too-slow',
    'too-slow',
  ])
})

test('a redirect is not followed, wherever it leads', async () => {
  seen.length = 0
  expect(await faultOf('/metadata')).toBe('redirected')
  expect(await faultOf('/self')).toBe('redirected')
  expect(seen).toEqual(['GET /metadata', 'GET /self'])
})

test.each(['/headers', '/reset', '/half', '/no-http', '/status'])(
  '%s is a backend out of reach',
  async (target) => {
    expect(await faultOf(target)).toBe('unreachable')
  },
)

test('a granted origin leads to the public internet over https, and a local one to this machine', async () => {
  seen.length = 0
  const to = (...addresses: readonly string[]) =>
    undiciBackends({ brand: 'Tessera', resolve: async () => addresses, milliseconds: 30_000 })
  const request = { target: '/fine', method: 'GET', headers: {}, body: null } as const
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1'])
    expect(
      await to(address).ask({ ...request, origin: `https://team.test:${port}`, local: false }),
      address,
    ).toEqual({ ok: false, fault: 'address-refused' })
  expect(await faultOf('/fine', { local: false })).toBe('address-refused')
  for (const address of ['10.0.0.1', '169.254.169.254', '8.8.8.8'])
    expect(
      await to(address).ask({ ...request, origin: `http://team.test:${port}`, local: true }),
      address,
    ).toEqual({ ok: false, fault: 'address-refused' })
  expect(await faultOf('/fine', { origin: `http://localhost:${port}` })).toBe('none')
  expect(seen).toEqual(['GET /fine'])
})

test('a sender who gives up ends the request, which is no fault of the backend', async () => {
  const giveUp = new AbortController()
  setTimeout(() => giveUp.abort(), 50)
  expect(await faultOf('/never', { signal: giveUp.signal })).toBe('gone-asker')
})
