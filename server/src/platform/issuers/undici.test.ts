import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { undiciIssuers } from './undici.ts'

const seen: string[] = []
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers['user-agent']}`)
  if (request.url === '/moved') response.writeHead(302, { Location: '/' }).end()
  else if (request.url === '/large') response.end('x'.repeat(600_000))
  else request.pipe(response)
})
server.listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
afterAll(() => server.close())
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

const issuers = (loopbackPorts: readonly number[] = [port], resolved = ['127.0.0.1']) =>
  undiciIssuers({ brand: 'Tessera', loopbackPorts, resolve: async () => resolved })

test('a configured provider of this machine is asked, with a body and by name', async () => {
  const response = await issuers().fetch(`http://localhost:${port}/token`, {
    method: 'POST',
    body: 'code=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect([response.status, await response.text()]).toEqual([200, 'code=1'])
  expect(seen.at(-1)).toBe('POST /token Tessera/1.0')
})

test.each([
  ['this machine, which is not configured', [], ['127.0.0.1']],
  ['a private network', [port], ['10.0.0.1']],
  ['a metadata service', [port], ['169.254.169.254']],
  ['another port of a public address', [port], ['93.184.215.14']],
  ['two addresses, of which one is private', [port], ['93.184.215.14', '192.168.1.1']],
])(
  'a provider on a private network or on another port is refused: %s',
  async (_, ports, resolved) => {
    seen.length = 0
    await expect(issuers(ports, resolved).fetch(`http://provider.test:${port}/`)).rejects.toThrow(
      /leads to/,
    )
    expect(seen).toEqual([])
  },
)

test('a provider that answers too much or moves is not followed', async () => {
  await expect(issuers().fetch(`http://localhost:${port}/large`)).rejects.toThrow()
  const moved = await issuers().fetch(`http://localhost:${port}/moved`)
  expect(moved.status).toBe(302)
  expect(seen.at(-1)).toContain('GET /moved')
})
