import type { Blobs } from './port.ts'

/** A part of a blob store: every key has a prefix there. */
export const prefixedBlobs = (blobs: Blobs, prefix: string): Blobs => ({
  put: (key, blob) => blobs.put(prefix + key, blob),
  putStream: (key, incoming) => blobs.putStream(prefix + key, incoming),
  get: (key) => blobs.get(prefix + key),
  open: (key, range) => blobs.open(prefix + key, range),
  sizeOf: (key) => blobs.sizeOf(prefix + key),
  delete: (key) => blobs.delete(prefix + key),
})
