import { checkedKey } from './key.ts'
import type { Blob, Blobs } from './port.ts'

/** Blobs that last as long as the process. */
export function memoryBlobs(): Blobs {
  const kept = new Map<string, Blob>()
  return {
    put: async (key, blob) => {
      kept.set(checkedKey(key), blob)
    },
    get: async (key) => kept.get(checkedKey(key)),
    has: async (key) => kept.has(checkedKey(key)),
    delete: async (key) => {
      kept.delete(checkedKey(key))
    },
  }
}
