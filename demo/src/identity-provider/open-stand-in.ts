import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { OpenStandIn } from '@tessera/server/platform/sample-content/port'
import { settleSampleCompanies } from './companies/sample-companies.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Opens the stand-in for the providers that people log in with. The libraries load at the first
 * request, so that starting the service costs nothing more.
 */
export const openStandIn: OpenStandIn = async ({ host, port, tls, productOrigin, companies }) => {
  let loading: Promise<Answer> | undefined
  const origin = originBeside(productOrigin, port)
  const load = async () => {
    const { createStandIn } = await import('./stand-in.ts')
    return createStandIn({ origin, productOrigin })
  }
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    loading ??= load()
    loading
      .then((answer) => answer(request, response))
      .catch((cause: unknown) => {
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
        response.end(`The stand-in failed: ${String(cause)}\n`)
      })
  }
  const server = tls === null ? createServer(listener) : createTlsServer(tls, listener)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, () => resolve())
  await promise
  if (companies !== null) await settleSampleCompanies(companies, origin)
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function originBeside(productOrigin: string, port: number): string {
  const url = new URL(productOrigin)
  url.port = String(port)
  return url.origin
}
