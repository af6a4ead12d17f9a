import type { Blobs } from './port.ts'

const key = 'ready.bin'

/**
 * Returns a check that a store answers. A store whose keys may not be listed refuses to say that a file is
 * missing, so that the check writes the file when it is refused.
 */
export function storeCheck(blobs: Pick<Blobs, 'put' | 'sizeOf'>): () => Promise<void> {
  let isWritten = false
  return async () => {
    try {
      await blobs.sizeOf(key)
    } catch (cause) {
      if (isWritten) throw cause
      await blobs.put(key, { bytes: new Uint8Array(1), contentType: 'application/octet-stream' })
      isWritten = true
      await blobs.sizeOf(key)
    }
  }
}
