import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Peer } from '../app.ts'

type Answering = (request: Request, peer: Peer) => Promise<Response>

/** A service that takes requests. */
export interface Listening {
  readonly port: number
  /** From now on requests are answered by this. */
  answerWith(answering: Answering): void
  close(): Promise<void>
}

const graceMilliseconds = 2_000

/** Opens the port; what comes before the service is ready is told to try again. */
export async function listen(
  host: string,
  port: number,
): Promise<Listening | { readonly fault: string }> {
  let answering: Answering = async () =>
    new Response('One moment: the service is starting. This page tries again by itself.\n', {
      status: 503,
      headers: { 'Retry-After': '1', Refresh: '2' },
    })
  const server = createServer(
    getRequestListener((request, env) =>
      answering(request, {
        address: 'incoming' in env ? env.incoming.socket.remoteAddress : undefined,
      }),
    ),
  )
  const fault = await opened(server, host, port)
  if (fault !== undefined) return { fault }
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    answerWith: (next) => {
      answering = next
    },
    close: () => closed(server),
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

/** Lets requests under way finish, for a little while. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
