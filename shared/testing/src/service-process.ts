import { smallDemo } from '@tessera/demo/small/small-demo'
import { operatorProof } from '@tessera/server/contexts/releases/index'
import { createMemoryService } from '@tessera/server/memory-service'
import { bareModule, grantBackend, type TestBackend } from './grant-backend.ts'

/** A request on its way to the process that runs the service. */
export interface Sent {
  readonly id: number
  readonly url: string
  readonly method: string
  readonly headers: [string, string][]
  readonly body: ArrayBuffer | null
}

/** The first message, once the service runs; then one for each request. */
export type FromProcess =
  | { readonly origin: string }
  | {
      readonly id: number
      readonly status: number
      readonly headers: [string, string][]
      readonly body: ArrayBuffer
    }

/** The options that the service starts with. */
export interface ServiceOptions {
  /** The backend of the module under test. */
  readonly backend?: TestBackend | undefined
}

const { backend }: ServiceOptions = JSON.parse(process.argv[2] ?? '{}')
const service = await createMemoryService({
  sample: smallDemo,
  ...(backend === undefined
    ? {}
    : { registry: bareModule(backend), settings: { anyoneOverrides: true } }),
})
if (backend !== undefined) {
  const { secrets, settings, clock } = service.ports
  const proof = operatorProof(secrets, settings.publicOrigin, clock.now())
  await grantBackend({ ...service, proof }, backend)
}

async function answer({ id, url, ...init }: Sent): Promise<FromProcess> {
  const response = await service.fetch(new Request(url, init), { address: '127.0.0.1' })
  const headers = [...response.headers]
  return { id, status: response.status, headers, body: await response.arrayBuffer() }
}

const send = (message: FromProcess) => process.send?.(message)

process.on('message', (sent: Sent) => void answer(sent).then(send))
// The test may end without stopping the service.
process.on('disconnect', () => process.exit())
send({ origin: service.origin })
