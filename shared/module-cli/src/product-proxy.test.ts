import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productProxy } from './product-proxy.ts'

let product: Server
let proxy: Server
let asked: IncomingHttpHeaders
let body: string

/** Returns the port of a server that listens. */
function addressOf(server: Server): { readonly port: number } {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen.')
  return address
}
const originOf = (server: Server): string => {
  const { port } = addressOf(server)
  return `http://localhost:${port}`
}
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))

beforeAll(async () => {
  product = createServer(async (incoming, response) => {
    asked = incoming.headers
    body = ''
    for await (const bytes of incoming) body += bytes
    response.setHeader('Strict-Transport-Security', 'max-age=63072000')
    response.setHeader('Set-Cookie', ['__Host-a=1; Path=/; Secure', '__Host-b=2; Path=/; Secure'])
    if (incoming.url === '/moved/') response.setHeader('Location', `${originOf(product)}/there/`)
    response.writeHead(incoming.url === '/moved/' ? 302 : 200)
    response.end(incoming.url)
  })
  await listen(product)
  const cookie = () => '__Host-overrides=mine'
  proxy = productProxy({ product: originOf(product), cookie })
  await listen(proxy)
})
afterAll(() => {
  product.close()
  proxy.close()
})

test('the product sees a page of its own, with the cookie of what runs from source', async () => {
  const own = originOf(proxy)
  const answer = await fetch(`${own}/pin/1/?a=b`, {
    method: 'POST',
    body: 'text',
    headers: {
      Origin: own,
      Referer: `${own}/ideas/`,
      Cookie: '__Host-session=s; __Host-overrides=before',
    },
  })
  expect([answer.status, await answer.text(), body]).toEqual([200, '/pin/1/?a=b', 'text'])
  expect(asked).toMatchObject({
    host: new URL(originOf(product)).host,
    origin: originOf(product),
    referer: `${originOf(product)}/ideas/`,
    cookie: '__Host-session=s; __Host-overrides=mine',
  })
})

test('the browser stays at the proxy, keeps the cookies, and is not told to use https for years', async () => {
  const answer = await fetch(`${originOf(proxy)}/moved/`, { redirect: 'manual' })
  expect(answer.headers.get('Location')).toBe(`${originOf(proxy)}/there/`)
  expect(answer.headers.getSetCookie()).toHaveLength(2)
  expect(answer.headers.get('Strict-Transport-Security')).toBeNull()
})

/** Sends a request whose path and host are sent as they are. */
const raw = (path: string, host?: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { port } = addressOf(proxy)
    const headers = host === undefined ? {} : { host }
    request({ host: 'localhost', port, path, headers }, async (answer) => {
      let text = ''
      for await (const bytes of answer) text += bytes
      resolve({ status: answer.statusCode, text })
    })
      .on('error', reject)
      .end()
  })

test('a path that looks like another host stays at the product', async () => {
  expect(await raw('//evil.test/a')).toEqual({ status: 200, text: '/evil.test/a' })
  expect((await raw('@evil.test/')).status).toBe(400)
})

test('a page of another site whose name leads to this machine gets nothing', async () => {
  expect((await raw('/', 'evil.test:3800')).status).toBe(502)
})

test('a product that is away is said in one sentence', async () => {
  const away = productProxy({ product: 'http://localhost:1', cookie: () => 'a=b' })
  await listen(away)
  const answer = await fetch(originOf(away))
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'The product at http://localhost:1 cannot be reached.\n',
  ])
  away.close()
})
