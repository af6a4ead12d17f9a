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

/** The files are public, and pages of the product and of a developer's proxy fetch them with a hash. */
const shared = { 'Access-Control-Allow-Origin': '*' }

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

function answerHeaders(path: string, encoding: string | undefined): Record<string, string> {
  return {
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...shared,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  }
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://module')
  const path = join(folder, normalize(decodeURIComponent(pathname)))
  // Source maps are for the module's team.
  if (!path.startsWith(folder) || path.endsWith('.map') || !(await isFile(path))) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', ...shared })
    response.end('There is no such file in this build.\n')
    return
  }
  const sent = await variant(path, String(request.headers['accept-encoding'] ?? ''))
  const size = (await stat(sent.path)).size
  response.writeHead(200, {
    ...answerHeaders(path, sent.encoding),
    'Content-Length': size,
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(sent.path).pipe(response)
}

/** Serves a module's build on its own origin. */
export function serveModule(options: {
  readonly folder: string
  readonly port: number
  /** The certificate, in PEM; plain http without one. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined
}): Promise<Server> {
  const { folder, port, tls } = options
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    answer(folder, request, response).catch(() => {
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
