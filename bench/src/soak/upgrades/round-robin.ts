import { createServer, request } from 'node:http'

/** A proxy that gives each request to the next of some services. */
export interface RoundRobin {
  /** The ports that get requests from now on. */
  use(ports: readonly number[]): void
  /** Returns the errors of the services since the last look, as `503 /resource/…` with their number. */
  errors(): ReadonlyMap<string, number>
  close(): Promise<void>
}

/** Starts a proxy at a port. A service that does not answer makes it answer 502. */
export async function roundRobin(port: number, first: readonly number[]): Promise<RoundRobin> {
  let [ports, turn] = [first, 0]
  let errors = new Map<string, number>()
  const count = (status: number, url = '') => {
    if (status < 500) return
    const name = `${status} ${url.split('?')[0]}`
    errors.set(name, (errors.get(name) ?? 0) + 1)
  }
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
        count(came.statusCode ?? 502, incoming.url)
        answer.writeHead(came.statusCode ?? 502, came.headers)
        came.pipe(answer)
      },
    )
    sent.on('error', () => {
      if (answer.headersSent) return answer.destroy()
      count(502, incoming.url)
      answer.writeHead(502).end()
    })
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    use: (next) => {
      ports = next
    },
    errors() {
      const found = errors
      errors = new Map()
      return found
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
