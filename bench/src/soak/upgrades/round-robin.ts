import { createServer, request } from 'node:http'

/** A proxy that gives each request to the next of some services. */
export interface RoundRobin {
  /** The ports that get requests from now on. */
  use(ports: readonly number[]): void
  close(): Promise<void>
}

/** Starts a proxy at a port. A service that does not answer makes it answer 502. */
export async function roundRobin(port: number, first: readonly number[]): Promise<RoundRobin> {
  let [ports, turn] = [first, 0]
  const server = createServer((incoming, answer) => {
    turn += 1
    const sent = request(
      {
        // A connection of its own, since a service may close a kept one at the moment of its next use.
        agent: false,
        host: 'localhost',
        port: ports[turn % ports.length],
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers)
        came.pipe(answer)
      },
    )
    sent.on('error', () => answer.headersSent || answer.writeHead(502).end())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    use: (next) => {
      ports = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
