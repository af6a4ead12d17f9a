import { AwsClient } from 'aws4fetch'
import { checkedKey } from './key.ts'

/** Where an object store is, and who we are to it. */
export interface ObjectStore {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Sends a signed request; tests put their own in its place. */
export type Send = (request: Request) => Promise<Response>

/** How objects are asked for. An answer is the object or, with status 404, that there is none. */
export interface ObjectRequests {
  once(key: string, init: RequestInit): Promise<Response>
  /** Asks again a few times while the store is busy. */
  patiently(key: string, init: RequestInit): Promise<Response>
}

const retries = 3
const firstPause = 100

/**
 * An object's address. An endpoint that names the bucket in its host (`https://pictures.s3.example`)
 * holds objects at its root; in any other the bucket comes first in the path.
 */
function objectUrl(store: Pick<ObjectStore, 'endpoint' | 'bucket'>, key: string): string {
  const { origin, hostname } = new URL(store.endpoint)
  const named = hostname.startsWith(`${store.bucket}.`)
  return named ? `${origin}/${checkedKey(key)}` : `${origin}/${store.bucket}/${checkedKey(key)}`
}

/** An answer of the store's that is neither the object nor that there is none. */
class RefusedByStore extends Error {
  readonly passes: boolean

  constructor(method: string, status: number) {
    super(`The object store answered ${method} with ${status}; see the S3_ settings and its log.`)
    this.passes = status >= 500 || status === 429
  }
}

/** Signs and sends what is asked of an object store. */
export function objectRequests(store: ObjectStore, send: Send): ObjectRequests {
  const { accessKeyId, secretAccessKey, region } = store
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function once(url: string, init: RequestInit): Promise<Response> {
    const response = await send(await client.sign(url, init))
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new RefusedByStore(init.method ?? 'GET', response.status)
  }

  async function patiently(url: string, init: RequestInit, left = retries): Promise<Response> {
    try {
      return await once(url, init)
    } catch (cause) {
      if (left === 0 || (cause instanceof RefusedByStore && !cause.passes)) throw cause
      await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** (retries - left)))
      return patiently(url, init, left - 1)
    }
  }

  return {
    once: async (key, init) => once(objectUrl(store, key), init),
    patiently: async (key, init) => patiently(objectUrl(store, key), init),
  }
}
