import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { getRequestListener } from '@hono/node-server'
import type { Peer } from '../web/edge.ts'
import { answerProbeAtStart } from '../web/probes.ts'

/** The files of a certificate and its key, in PEM. */
interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

/** Answers a request. */
export type Answering = (request: Request, peer: Peer) => Promise<Response>

/** A server that accepts requests. */
export interface Listening {
  readonly port: number
  /** Answers requests with this handler from now on. */
  answerWith(answering: Answering): void
  /** Accepts no more connections, and waits for running requests, so long at most. */
  close(milliseconds?: number): Promise<void>
}

const graceMilliseconds = 2_000
/** The interval at which a server that stops looks for connections whose request has ended. */
const idleMilliseconds = 50

/** Probes of load balancers are answered whatever their Host header is; many send none. */
const probes: ReadonlySet<string | undefined> = new Set(['/live', '/ready'])

/** A host as the listener accepts it. */
const soundHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Names the host of a request that has none, or one that nobody can read. It's never this machine's own. */
function nameHost({ headers }: IncomingMessage): void {
  const { host = '' } = headers
  const isSound = soundHost.test(host) && URL.canParse(`http://${host}`)
  if (!isSound) headers.host = 'unknown.invalid'
}

async function readTls({ certFile, keyFile }: TlsFiles) {
  return { cert: await readFile(certFile), key: await readFile(keyFile) }
}

/** Opens the port; until the service is ready, requests are told to retry. */
export async function listen(
  host: string,
  port: number,
  tls?: TlsFiles,
): Promise<Listening | { readonly fault: string }> {
  let answering: Answering = async (request) =>
    answerProbeAtStart(request) ??
    new Response('One moment: the service is starting. This page tries again by itself.\n', {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': '1',
        Refresh: '2',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  const listener = getRequestListener((request, env) =>
    answering(request, {
      address: 'incoming' in env ? env.incoming.socket.remoteAddress : undefined,
    }),
  )
  let server: Server
  const options = { requireHostHeader: false }
  try {
    server =
      tls === undefined
        ? createServer(options)
        : createTlsServer({ ...options, ...(await readTls(tls)) })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return {
      fault: `The certificate cannot be used (${reason}); correct TLS_CERT_FILE and TLS_KEY_FILE.`,
    }
  }
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (probes.has(incoming.url?.split('?')[0])) nameHost(incoming)
    void listener(incoming, outgoing)
  })
  const fault = await opened(server, host, port)
  if (fault !== undefined) return { fault }
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    answerWith: (next) => {
      answering = next
    },
    close: (milliseconds = graceMilliseconds) => closed(server, milliseconds),
  }
}

function opened(server: Server, host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(sentenceOf(error, host, port)))
    server.listen(port, host, () => resolve(undefined))
  })
}

function sentenceOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop what uses it, or set PORT to another one.`
  if (code === 'EACCES') return `Port ${port} may not be opened; set PORT to one above 1023.`
  return `The address ${host}:${port} cannot be opened (${message}); correct HOST and PORT.`
}

/** Waits for running requests. A connection that is kept alive ends with the request that is on it. */
function closed(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), milliseconds)
    server.prependListener('request', (_: IncomingMessage, outgoing: ServerResponse) =>
      outgoing.setHeader('Connection', 'close'),
    )
    const idle = setInterval(() => server.closeIdleConnections(), idleMilliseconds)
    server.close(() => {
      clearTimeout(late)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
