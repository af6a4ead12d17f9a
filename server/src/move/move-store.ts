import { createHash } from 'node:crypto'
import { eachAtOnce } from '../archive/each-at-once.ts'
import { isOfOneStore, type ListedStore } from '../archive/listed-store.ts'
import { shaOfBlob, wholeBytes } from '../archive/objects.ts'
import type { ListedBlob } from '../platform/blobs/port.ts'
import { isDiskFull } from '../platform/storage/disk-full.ts'
import { type Journal, openJournal } from './store.ts'

/** The two ends of a move of blobs. */
export interface StoreEnds {
  readonly source: ListedStore
  readonly target: ListedStore
}

/** The blobs that a pass copied, and those that were at the target before. */
interface Copied {
  readonly copied: number
  readonly bytes: number
  readonly before: number
}

const attempts = 3

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Copies a blob and returns its hash; undefined when it is gone. */
async function copy({ source, target }: StoreEnds, { key, size }: ListedBlob) {
  if (size <= wholeBytes) {
    const blob = await source.blobs.get(key)
    if (blob === undefined) return undefined
    await target.blobs.put(key, blob)
    return shaOf(blob.bytes)
  }
  const opened = await source.blobs.open(key)
  return opened && (await target.blobs.putStream(key, opened))
}

/** Copies a blob and compares what arrived. Returns the bytes; undefined when the blob is gone. */
async function moved(ends: StoreEnds, blob: ListedBlob): Promise<number | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const sha = await copy(ends, blob)
      if (sha === undefined) return undefined
      if ((await shaOfBlob(ends.target.blobs, blob.key)) !== sha)
        throw new Error(`${blob.key} is not at the target as it was sent`)
      return blob.size
    } catch (cause) {
      if (attempt === attempts || isDiskFull(cause)) throw cause
    }
  }
}

async function* blobsOf({ list }: ListedStore): AsyncGenerator<ListedBlob> {
  for await (const blob of list()) if (!isOfOneStore(blob.key)) yield blob
}

/** Returns the number of blobs in a store, and of their bytes. */
export async function sizeOfStore(
  store: ListedStore,
): Promise<{ readonly blobs: number; readonly bytes: number }> {
  let [blobs, bytes] = [0, 0]
  for await (const { size } of blobsOf(store)) {
    blobs += 1
    bytes += size
  }
  return { blobs, bytes }
}

/** True when nothing is in a store. */
export async function isEmptyStore(store: ListedStore): Promise<boolean> {
  for await (const _ of blobsOf(store)) return false
  return true
}

/**
 * Copies the blobs that are not at the target yet, each compared after it was written. A store may be in use
 * meanwhile: another pass then copies what is new.
 */
export async function copyStore(
  ends: StoreEnds,
  onCopied: (copied: Copied) => void = () => {},
): Promise<Copied> {
  const journal: Journal = await openJournal(ends.target.blobs, ends.source.place)
  let reached: Copied = { copied: 0, bytes: 0, before: 0 }
  try {
    await eachAtOnce(blobsOf(ends.source), async (blob) => {
      if (journal.has(blob)) {
        reached = { ...reached, before: reached.before + 1 }
        return
      }
      const bytes = await moved(ends, blob)
      if (bytes === undefined) return
      journal.add(blob)
      reached = { ...reached, copied: reached.copied + 1, bytes: reached.bytes + bytes }
      onCopied(reached)
    })
  } finally {
    await journal.write()
  }
  return reached
}

/**
 * Makes the target equal to a source that nobody writes to any more: removes what is no longer in the source, and
 * copies again what is missing or has another size. Returns the number of blobs.
 */
export async function matchStores(ends: StoreEnds): Promise<number> {
  const { source, target } = ends
  const missing = new Map<string, ListedBlob>()
  for await (const blob of blobsOf(source)) missing.set(blob.key, blob)
  const blobs = missing.size
  const gone: string[] = []
  for await (const { key, size } of blobsOf(target)) {
    const here = missing.get(key)
    if (here === undefined) gone.push(key)
    else if (here.size === size) missing.delete(key)
  }
  for (const key of gone) await target.blobs.delete(key)
  for (const blob of missing.values())
    if ((await moved(ends, blob)) === undefined)
      throw new Error(`${blob.key} is gone from the source while nobody should write there`)
  return blobs
}
