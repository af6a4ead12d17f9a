import { resolve } from 'node:path'
import { diskBlobs } from '../platform/blobs/disk.ts'
import { listFiles } from '../platform/blobs/list-files.ts'
import { listObjects } from '../platform/blobs/list-objects.ts'
import type { ObjectStore, Send } from '../platform/blobs/object-store.ts'
import type { Blobs, ListedBlob } from '../platform/blobs/port.ts'
import { prefixedBlobs } from '../platform/blobs/prefixed.ts'
import { s3Blobs } from '../platform/blobs/s3.ts'

/** A store of blobs that can be listed. */
export interface ListedStore {
  readonly blobs: Blobs
  list(prefix?: string): AsyncIterable<ListedBlob>
  /** The folder or bucket, as a sentence names it. */
  readonly place: string
  /** The folder, where it is one on this machine. */
  readonly folder?: string
}

/** True for blobs of probes and of moves, which no other store needs. */
export const isOfOneStore = (key: string): boolean =>
  /^(?:(?:ready|probe-[^/]*)[.]bin$|moved[.]json$|move-journal\/)/.test(key)

/** Opens a folder. */
export const listedFolder = (folder: string): ListedStore => ({
  blobs: diskBlobs(folder),
  list: (prefix) => listFiles(folder, prefix),
  place: `the folder ${resolve(folder)}`,
  folder: resolve(folder),
})

/** Opens a bucket, or its part below a prefix, which ends with a slash. */
export const listedBucket = (store: ObjectStore, prefix = '', send?: Send): ListedStore => ({
  blobs: prefixedBlobs(s3Blobs(store, send), prefix),
  list: (under) => listObjects(store, { root: prefix, under }, send),
  place: `${prefix === '' ? '' : `${prefix} in `}the bucket ${store.bucket} at ${store.endpoint}`,
})
