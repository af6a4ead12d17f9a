import { z } from '@tessera/contracts/schema'

/** Compressed bytes of script. */
export interface Scripts {
  /** Scripts named in the document, which the first screen waits for. */
  readonly first: number
  /** All scripts loaded so far. */
  readonly all: number
}

const rate = (10 * 1_000_000) / 8

/** The parameters of `Network.emulateNetworkConditions` for 40 ms latency and 10 Mbps. */
export const slowNetwork = {
  offline: false,
  latency: 40,
  downloadThroughput: rate,
  uploadThroughput: rate,
}

const Asked = z.object({ requestId: z.string(), initiator: z.object({ type: z.string() }) })
const Answered = z.object({
  requestId: z.string(),
  type: z.string(),
  response: z.object({ headers: z.record(z.string(), z.string()) }),
})
const Arrived = z.object({ requestId: z.string(), encodedDataLength: z.number() })

/** Counts the bytes of scripts from the events of a page's network, and returns what reads the counts. */
export function countScripts(
  on: (event: string, hear: (params: unknown) => void) => void,
): () => Scripts {
  const named = new Set<string>()
  const sizes = new Map<string, number>()
  on('Network.requestWillBeSent', (params) => {
    const { requestId, initiator } = z.parse(Asked, params)
    if (initiator.type === 'parser') named.add(requestId)
  })
  on('Network.responseReceived', (params) => {
    const { requestId, type, response } = z.parse(Answered, params)
    if (type === 'Script') sizes.set(requestId, Number(response.headers['Content-Length'] ?? 0))
  })
  on('Network.loadingFinished', (params) => {
    const { requestId, encodedDataLength } = z.parse(Arrived, params)
    // Responses without a Content-Length report their size with the headers.
    if (sizes.get(requestId) === 0) sizes.set(requestId, encodedDataLength)
  })
  const sum = (counts: (id: string) => boolean): number =>
    [...sizes].filter(([id]) => counts(id)).reduce((total, [, bytes]) => total + bytes, 0)
  return () => ({ first: sum((id) => named.has(id)), all: sum(() => true) })
}
