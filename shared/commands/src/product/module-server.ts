import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const hashed = /\.[0-9a-f]{8,}\.\w+$/

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** Returns the copy of a file to send: compressed if it exists and the browser accepts it. */
async function variant(
  path: string,
  accepts: string,
): Promise<{ path: string; encoding?: string }> {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (accepts.includes(encoding) && (await isFile(path + ending)))
      return { path: path + ending, encoding }
  }
  return { path }
}

function answerHeaders(
  path: string,
  encoding: string | undefined,
  allowed: string,
): Record<string, string> {
  return {
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Access-Control-Allow-Origin': allowed,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin, Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  }
}

async function answer(
  folder: string,
  allowed: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname } = new URL(request.url ?? '/', 'http://module')
  const path = join(folder, normalize(decodeURIComponent(pathname)))
  // Source maps are for the module's team.
  if (!path.startsWith(folder) || path.endsWith('.map') || !(await isFile(path))) {
    response.writeHead(404, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Access-Control-Allow-Origin': allowed,
    })
    response.end('There is no such file in this build.\n')
    return
  }
  const sent = await variant(path, String(request.headers['accept-encoding'] ?? ''))
  const size = (await stat(sent.path)).size
  response.writeHead(200, {
    ...answerHeaders(path, sent.encoding, allowed),
    'Content-Length': size,
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(sent.path).pipe(response)
}

const isLocal = (origin: string): boolean => /^http:\/\/localhost:\d+$/.test(origin)

/**
 * Returns the one origin whose pages may fetch the files: the product's. A product of this machine allows a
 * page of this machine as well, such as one behind a developer's proxy.
 */
const allowedOrigin = (asking: string | undefined, productOrigin: string): string =>
  asking !== undefined && isLocal(asking) && isLocal(productOrigin) ? asking : productOrigin

/** Serves a module's build on its own origin, to pages of the product's origin. */
export function serveModule(options: {
  readonly folder: string
  readonly port: number
  readonly productOrigin: string
  /** The certificate, in PEM; plain http without one. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
}): Promise<Server> {
  const { folder, port, productOrigin, tls } = options
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    const allowed = allowedOrigin(request.headers.origin, productOrigin)
    answer(folder, allowed, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  }
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener)
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  server.once('error', reject)
  server.listen(port, 'localhost', () => resolve(server))
  return promise
}
