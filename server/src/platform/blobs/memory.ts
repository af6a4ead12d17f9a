import { counted } from './counted.ts'
import { checkedKey } from './key.ts'
import type { Blob, Blobs, ListedBlob } from './port.ts'

/** Stores blobs in memory. */
export function memoryBlobs(): Blobs & { list(): AsyncIterable<ListedBlob> } {
  const kept = new Map<string, Blob>()
  return {
    put: async (key, blob) => {
      kept.set(checkedKey(key), blob)
    },
    async putStream(key, { body, size, contentType }) {
      const { body: checked, sha } = counted(body, size)
      const bytes = new Uint8Array(await new Response(checked).arrayBuffer())
      kept.set(checkedKey(key), { bytes, contentType })
      return sha()
    },
    get: async (key) => kept.get(checkedKey(key)),
    async open(key, range) {
      const blob = kept.get(checkedKey(key))
      if (blob === undefined) return undefined
      const { bytes, contentType } = blob
      const part = range === undefined ? bytes : bytes.slice(range.first, range.last + 1)
      return {
        body: new Response(part).body ?? new ReadableStream(),
        size: bytes.length,
        contentType,
      }
    },
    sizeOf: async (key) => kept.get(checkedKey(key))?.bytes.length,
    delete: async (key) => {
      kept.delete(checkedKey(key))
    },
    async *list() {
      for (const [key, { bytes }] of kept) yield { key, size: bytes.length, changed: 0 }
    },
  }
}
