import type { StoredBytes } from '../archives/port.ts'
import type { Blobs } from './port.ts'

/** Reads a blob in parts; undefined when there is none. Reading throws when it is gone meanwhile. */
export async function bytesOfBlob(blobs: Blobs, key: string): Promise<StoredBytes | undefined> {
  const size = await blobs.sizeOf(key)
  if (size === undefined) return undefined
  return {
    size,
    async read(first, length) {
      const opened = await blobs.open(key, { first, last: Math.min(size, first + length) - 1 })
      if (opened === undefined) throw new Error('A stored file is gone.')
      return new Uint8Array(await new Response(opened.body).arrayBuffer())
    },
  }
}
