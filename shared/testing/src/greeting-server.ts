import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { ViewerRefused, verifyViewer } from '@tessera/backend'
import { z } from '@tessera/contracts/schema'

/** Tells the server which product it trusts; a message gives it the public keys. */
const Told = z.object({ product: z.string() })

const Keys = z.object({ keys: z.string() })

const { product } = z.parse(Told, workerData)
const keys = Promise.withResolvers<string>()
parentPort?.on('message', (message: unknown) => keys.resolve(z.parse(Keys, message).keys))

/** A backend of a team, which greets whoever asks. */
const server = createServer(async ({ headers }, response) => {
  try {
    const viewer = await verifyViewer(headers, {
      product,
      module: 'events',
      fetch: async () => new Response(await keys.promise),
    })
    const name = viewer.viewer === 'member' ? viewer.username : undefined
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ greeting: name === undefined ? 'Hello' : `Hello ${name}` }))
  } catch (cause) {
    response.writeHead(cause instanceof ViewerRefused ? 401 : 500).end()
  }
})

server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()))
