import { createServer, type RequestListener, type Server } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A request that the site received. */
export interface SeenRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** The headers of the site's pages. */
export const html = { 'Content-Type': 'text/html; charset=utf-8' }
const zeros = Buffer.alloc(20_000_000)

const answers: Readonly<Record<string, RequestListener>> = {
  '/page': (_, response) => response.writeHead(200, html).end('<p>hello'),
  '/version': (request, response) =>
    request.headers['if-none-match'] === '"1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { ...html, ETag: '"1"' }).end('one'),
  '/bare': (_, response) => response.end('what is it'),
  '/pdf': (_, response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('x'),
  '/gone': (_, response) => response.writeHead(404, html).end('<p>gone'),
  '/cookie': (_, response) =>
    response.writeHead(302, { 'Set-Cookie': 'a=b', Location: '/page' }).end(),
  '/moved': (_, response) => response.writeHead(301, { Location: 'page#part' }).end('moved'),
  '/inside': (_, response) => response.writeHead(302, { Location: 'http://10.0.0.1/' }).end(),
  '/metadata': (_, response) =>
    response.writeHead(307, { Location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/other-port': (_, response) =>
    response.writeHead(302, { Location: 'http://site.test:22/' }).end(),
  '/gzip': (_, response) =>
    response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(gzipSync('<p>hello')),
  '/gzip-bomb': (_, response) =>
    response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(gzipSync(zeros)),
  '/br-bomb': (_, response) =>
    response.writeHead(200, { ...html, 'Content-Encoding': 'br' }).end(brotliCompressSync(zeros)),
  '/twice': (_, response) =>
    response
      .writeHead(200, { ...html, 'Content-Encoding': 'gzip, gzip' })
      .end(gzipSync(gzipSync(zeros))),
  '/not-gzip': (_, response) =>
    response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end('plain'),
  '/not-br': (_, response) =>
    response.writeHead(200, { ...html, 'Content-Encoding': 'br' }).end('plain and long enough'),
  '/half-gzip': (_, response) =>
    response
      .writeHead(200, { ...html, 'Content-Encoding': 'gzip' })
      .end(gzipSync('<p>hello').subarray(0, 20)),
  '/said-large': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 200_000 })
    response.write('x')
  },
  '/endless': (_, response) => {
    response.writeHead(200, html)
    const more = () => {
      while (!response.destroyed && response.write(zeros.subarray(0, 10_000)));
    }
    response.on('drain', more)
    more()
  },
  '/silent': () => undefined,
  '/slow': (_, response) => {
    response.writeHead(200, html)
    const drip = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(drip))
  },
  '/cut': (_, response) => {
    response.writeHead(200, { ...html, 'Content-Length': 100 })
    response.write('x', () => response.destroy())
  },
}

/** The port of a server. */
export function portOf(listening: Server): number {
  const address = listening.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts a site on loopback that does everything a site should not do. */
export async function openOddSite() {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const [path = '', hops = ''] = (request.url ?? '').split('?')
    seen.push({ path, headers: request.headers })
    const answer = answers[path]
    if (answer !== undefined) return answer(request, response)
    const left = Number(hops)
    response.writeHead(302, { Location: left === 0 ? '/page' : `/hop?${left - 1}` }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server),
    seen,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
