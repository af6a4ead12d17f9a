import { smallDemo } from '@tessera/demo/small/small-demo'
import { createMemoryService } from '@tessera/server/memory-service'
import { http } from 'msw'
import type { SetupServer } from 'msw/node'
import { setupServer } from 'msw/node'

/** The service behind a test's own `fetch`. */
export interface TestService {
  readonly origin: string
  /** Where a test can answer a call otherwise. */
  readonly network: SetupServer
  stop(): Promise<void>
}

/**
 * Puts the service itself behind `fetch`, over a database in memory and with a dozen demo pins. It is
 * the handler that runs in production, so a test of a module cannot pass against something else.
 */
export async function startTestService(): Promise<TestService> {
  const service = await createMemoryService({ sample: smallDemo })
  const network = setupServer(
    http.all(`${service.origin}/*`, ({ request }) =>
      service.fetch(request, { address: '127.0.0.1' }),
    ),
  )
  network.listen()
  return {
    origin: service.origin,
    network,
    async stop() {
      network.close()
      await service.stop()
    },
  }
}
