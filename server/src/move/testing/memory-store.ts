import type { ListedStore } from '../../archive/listed-store.ts'
import { memoryBlobs } from '../../platform/blobs/memory.ts'
import type { Blobs, ListedBlob } from '../../platform/blobs/port.ts'

/** A store in memory whose keys can be listed. */
export function memoryStore(place: string): ListedStore {
  const kept = memoryBlobs()
  const listed = new Map<string, ListedBlob>()
  let writes = 0
  const noted = async (key: string) => {
    writes += 1
    listed.set(key, { key, size: (await kept.sizeOf(key)) ?? 0, changed: writes })
  }
  const blobs: Blobs = {
    ...kept,
    async put(key, blob) {
      await kept.put(key, blob)
      await noted(key)
    },
    async putStream(key, incoming) {
      const sha = await kept.putStream(key, incoming)
      await noted(key)
      return sha
    },
    async delete(key) {
      await kept.delete(key)
      listed.delete(key)
    },
  }
  return {
    blobs,
    place,
    async *list(prefix = '') {
      // As they are now, since files are removed while they are listed.
      for (const blob of listed.values().toArray()) if (blob.key.startsWith(prefix)) yield blob
    },
  }
}
