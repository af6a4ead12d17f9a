import { parentPort, workerData } from 'node:worker_threads'
import { smallDemo } from '@tessera/demo/small/small-demo'
import { operatorProof } from '@tessera/server/contexts/releases/index'
import { createMemoryService } from '@tessera/server/memory-service'
import { bareModule, grantBackend, type TestBackend } from './grant-backend.ts'

/** A request on its way to the thread that runs the service. */
export interface Sent {
  readonly id: number
  readonly url: string
  readonly method: string
  readonly headers: [string, string][]
  readonly body: ArrayBuffer | null
}

/** The first message, once the service runs; then one for each request. */
export type FromThread =
  | { readonly origin: string }
  | {
      readonly id: number
      readonly status: number
      readonly headers: [string, string][]
      readonly body: ArrayBuffer
    }

/** The options that the thread starts with. */
export interface ThreadOptions {
  /** The backend of the module under test. */
  readonly backend?: TestBackend | undefined
}

const { backend }: ThreadOptions = workerData ?? {}
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

async function answer({ id, url, ...init }: Sent): Promise<FromThread> {
  const response = await service.fetch(new Request(url, init), { address: '127.0.0.1' })
  const headers = [...response.headers]
  return { id, status: response.status, headers, body: await response.arrayBuffer() }
}

const send = (message: FromThread) => parentPort?.postMessage(message)

parentPort?.on('message', (sent: Sent) => void answer(sent).then(send))
send({ origin: service.origin })
