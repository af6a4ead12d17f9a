import { AwsClient } from 'aws4fetch'
import { checkedKey } from './key.ts'
import { StoreAway, StoreFault } from './store-away.ts'

/** The address and credentials of an object store. */
export interface ObjectStore {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Sends a signed request; tests replace it. */
export type Send = (request: Request) => Promise<Response>

/** Requests objects. The response is the object, or has status 404. */
export interface ObjectRequests {
  once(key: string, init: RequestInit): Promise<Response>
  /** Retries while the store is busy. */
  patiently(key: string, init: RequestInit): Promise<Response>
  /** Returns a page of the list of objects whose keys begin with a prefix, as XML. */
  listed(prefix: string, from: string | undefined): Promise<string>
}

const retries = 3
const firstPause = 100

/** Max time until an answer begins. The bytes of a write may take longer to arrive. */
const answerMilliseconds = 15_000

/**
 * Returns the URL of the bucket. An endpoint whose host names the bucket
 * (`https://pictures.s3.example`) has objects at its root; any other has the bucket first in its
 * path.
 */
function bucketUrl(store: Pick<ObjectStore, 'endpoint' | 'bucket'>): string {
  const { origin, hostname } = new URL(store.endpoint)
  return hostname.startsWith(`${store.bucket}.`) ? `${origin}/` : `${origin}/${store.bucket}/`
}

const answered = (method: string, status: number): string =>
  `The object store answered ${method} with ${status}; see the S3_ settings and its log.`

/** A response that stays the same when the request is repeated. */
class RefusedByStore extends StoreFault {}

/** `fetch` wraps the network's faults, which have codes, and those of the stream that it sends. */
const isOfNetwork = (cause: unknown): boolean =>
  cause instanceof TypeError &&
  cause.cause instanceof Error &&
  'code' in cause.cause &&
  cause.message === 'fetch failed'

/** Signs and sends requests to an object store. */
export function objectRequests(store: ObjectStore, send: Send): ObjectRequests {
  const { accessKeyId, secretAccessKey, region } = store
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function sent(request: Request): Promise<Response> {
    if (request.method === 'PUT') return answeredBy(send(request))
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), answerMilliseconds)
    try {
      return await answeredBy(send(new Request(request, { signal: late.signal })), late.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  async function answeredBy(sending: Promise<Response>, late?: AbortSignal): Promise<Response> {
    try {
      return await sending
    } catch (cause) {
      if (!isOfNetwork(cause) && late?.aborted !== true) throw cause
      throw new StoreAway('The object store does not answer; see the S3_ settings.', { cause })
    }
  }

  async function once(url: string, init: RequestInit): Promise<Response> {
    const response = await sent(await client.sign(url, init))
    const { ok, status } = response
    if (ok || status === 404) return response
    await response.body?.cancel()
    const told = answered(init.method ?? 'GET', status)
    throw status >= 500 || status === 429 ? new StoreAway(told) : new RefusedByStore(told)
  }

  async function patiently(url: string, init: RequestInit, left = retries): Promise<Response> {
    try {
      return await once(url, init)
    } catch (cause) {
      if (left === 0 || cause instanceof RefusedByStore) throw cause
      await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (retries - left)))
      return patiently(url, init, left - 1)
    }
  }

  const objectUrl = (key: string): string => bucketUrl(store) + checkedKey(key)
  return {
    once: async (key, init) => once(objectUrl(key), init),
    patiently: async (key, init) => patiently(objectUrl(key), init),
    async listed(prefix, from) {
      const asked = new URL(bucketUrl(store))
      asked.searchParams.set('list-type', '2')
      asked.searchParams.set('prefix', prefix)
      if (from !== undefined) asked.searchParams.set('continuation-token', from)
      const response = await patiently(asked.href, { method: 'GET' })
      const page = await response.text()
      if (!response.ok) throw new StoreFault(`There is no bucket '${store.bucket}'.`)
      return page
    },
  }
}
