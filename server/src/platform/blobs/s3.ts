import { counted } from './counted.ts'
import { typeOfKey } from './key.ts'
import { type ObjectStore, objectRequests, type Send } from './object-store.ts'
import type { Blobs, ByteRange } from './port.ts'
import { StoreAway, StoreFault } from './store-away.ts'

/** Returns the size of the whole object from a response that may hold a part of it. */
function wholeSize({ headers }: Response): number {
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1]
  return Number(total ?? headers.get('Content-Length'))
}

const typeOf = (response: Response, key: string): string =>
  response.headers.get('Content-Type') ?? typeOfKey(key)

const rangeHeader = (range: ByteRange | undefined): Record<string, string> =>
  range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` }

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    throw new StoreAway('The object store broke off an answer; see its log.', { cause })
  }
}

/** Cancels a response that nobody reads; it would keep its connection busy. */
async function ended(response: Response): Promise<boolean> {
  await response.body?.cancel()
  return response.ok
}

/** Stores blobs as objects of an S3-compatible store. */
export function s3Blobs(store: ObjectStore, send: Send = (request) => fetch(request)): Blobs {
  const { once, patiently } = objectRequests(store, send)

  async function found(key: string, init: RequestInit): Promise<Response | undefined> {
    const response = await patiently(key, init)
    return response.ok || (await ended(response)) ? response : undefined
  }

  async function taken(response: Response): Promise<void> {
    if (!(await ended(response))) throw new StoreFault(`There is no bucket '${store.bucket}'.`)
  }

  return {
    async put(key, { bytes, contentType }) {
      const headers = { 'Content-Type': contentType }
      await taken(await patiently(key, { method: 'PUT', body: bytes, headers }))
    },
    async putStream(key, { body, size, contentType }) {
      const { body: checked, sha } = counted(body, size)
      const headers = { 'Content-Type': contentType, 'Content-Length': String(size) }
      await taken(await once(key, { method: 'PUT', body: checked, headers }))
      return sha()
    },
    async get(key) {
      const response = await found(key, { method: 'GET' })
      if (response === undefined) return undefined
      return { bytes: await bytesOf(response), contentType: typeOf(response, key) }
    },
    async open(key, range) {
      const response = await found(key, { method: 'GET', headers: rangeHeader(range) })
      if (!response?.body) return undefined
      return { body: response.body, size: wholeSize(response), contentType: typeOf(response, key) }
    },
    async sizeOf(key) {
      const response = await found(key, { method: 'HEAD' })
      return response && wholeSize(response)
    },
    async delete(key) {
      await ended(await patiently(key, { method: 'DELETE' }))
    },
  }
}
