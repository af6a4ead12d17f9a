import type { Blobs } from '../../../platform/blobs/port.ts'
import type { Appended, Upload, UploadRef, Uploads } from '../../../platform/uploads/port.ts'
import type { Ports } from '../../../ports.ts'
import { type GatherLimits, gatherer, joinedBytes } from './gathered.ts'
import {
  addPart,
  addUpload,
  dropLeftOver,
  dropUpload,
  endUpload,
  endWriting,
  findUpload,
  giveUpWriting,
  type RunningUpload,
  stopWriter,
  takeOver,
  uploadsBegunBefore,
  uploadsEndedBefore,
  type Writing,
} from './store.ts'
import { joinedTo } from './stored-part.ts'
import { uploadWriters } from './upload-writers.ts'
import { bytesOfPart, uploadedFile } from './uploaded-file.ts'

/** The limits of running uploads. */
interface UploadLimits extends GatherLimits {
  /** Milliseconds that a request waits for the writer before it. */
  readonly patience: number
}

const mebibyte = 1024 * 1024

/** A process that is killed loses what it holds: 4 MiB of an upload, or what came in two seconds. */
const usualLimits: UploadLimits = {
  partBytes: 4 * mebibyte,
  milliseconds: 2_000,
  roomBytes: 64 * mebibyte,
  smallBytes: mebibyte / 4,
  patience: 2_000,
}

const contentType = 'application/octet-stream'
const deletedAtOnce = 8

async function deleteAll(blobs: Blobs, keys: readonly string[]): Promise<void> {
  for (let first = 0; first < keys.length; first += deletedAtOnce)
    await Promise.all(keys.slice(first, first + deletedAtOnce).map((key) => blobs.delete(key)))
}

const areDeleted = (blobs: Blobs, keys: readonly string[]): Promise<boolean> =>
  deleteAll(blobs, keys).then(
    () => true,
    () => false,
  )

const uploadOf = ({ id, ownerId, size, offset, metadata, createdAt }: Upload): Upload => ({
  id,
  ownerId,
  size,
  offset,
  metadata,
  createdAt,
})

/**
 * Stores uploads where all instances have them: the parts as blobs, everything else as rows. A blob is stored
 * before the row names it, and the row knows the key of every blob that may exist, so that none is left
 * behind. The latest writer wins: the row counts writers, and takes parts of the latest one only.
 */
export function storedUploads(
  { db, blobs, live, clock }: Pick<Ports, 'db' | 'blobs' | 'live' | 'clock'>,
  limits: UploadLimits = usualLimits,
): Uploads {
  const gather = gatherer(limits)
  const writers = uploadWriters(live, limits.patience)

  const endWriter = (ref: UploadRef): Promise<RunningUpload | undefined> =>
    writers.end(() => findUpload(db, ref))

  /** Stores bytes as the next part; undefined when another writer has taken the upload over. */
  async function store(
    writing: Writing,
    bytes: Uint8Array<ArrayBuffer>,
    deleted: readonly string[],
  ) {
    const { nextKey: key } = writing
    const { kept, joined } = joinedTo(writing.parts, bytes.byteLength, limits.partBytes)
    const before = await Promise.all(joined.map((part) => bytesOfPart(blobs, part)))
    const whole = joinedBytes([...before, bytes])
    await blobs.put(key, { bytes: whole, contentType })
    const replaced = joined.map((part) => part.key)
    const next = await addPart(db, writing, {
      bytes: bytes.byteLength,
      parts: [...kept, { key, bytes: whole.byteLength }],
      replaced,
      deleted,
    })
    if (next === undefined) {
      await blobs.delete(key)
      await dropLeftOver(db, writing.id, key)
      return undefined
    }
    return { writing: next, deleted: (await areDeleted(blobs, replaced)) ? replaced : [] }
  }

  async function write(
    first: Writing,
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    stop: AbortSignal,
  ): Promise<Appended> {
    let stored: { readonly writing: Writing; readonly deleted: readonly string[] } = {
      writing: first,
      deleted: [],
    }
    try {
      for await (const bytes of gather(body, stop)) {
        const { writing, deleted } = stored
        if (writing.offset + bytes.byteLength > writing.size) {
          await endWriting(db, writing, deleted)
          return { ok: false, fault: 'too-long' }
        }
        const next = await store(writing, bytes, deleted)
        if (next === undefined) return { ok: false, fault: 'elsewhere' }
        stored = next
      }
      await endWriting(db, stored.writing, stored.deleted)
      return { ok: true, offset: stored.writing.offset }
    } catch (cause) {
      const isLatest = await giveUpWriting(db, stored.writing).catch(() => true)
      if (isLatest) throw cause
      // The next writer deletes parts that it joins, which this one may miss.
      return { ok: false, fault: 'elsewhere' }
    }
  }

  async function end(ref: UploadRef): Promise<boolean> {
    const ended = await endUpload(db, ref, clock.now())
    if (ended === undefined) return false
    // The sweep deletes what the store doesn't now, and a blob that a stopped writer stores later.
    if ((await areDeleted(blobs, ended.keys)) && !ended.mayGrow) await dropUpload(db, ref.id)
    return true
  }

  return {
    create: (upload) => addUpload(db, upload),
    async find(ref) {
      const ended = await endWriter(ref)
      if (ended?.isWriting) await stopWriter(db, ref)
      const upload = ended?.isWriting ? await findUpload(db, ref) : ended
      return upload && uploadOf(upload)
    },
    async append(ref, offset, body) {
      const upload = await endWriter(ref)
      if (upload === undefined) return { ok: false, fault: 'missing' }
      const writing = await takeOver(db, ref, offset)
      if (writing === undefined) return { ok: false, fault: 'elsewhere' }
      return writers.run(writing, (stop) => write(writing, body, stop))
    },
    async open(ref) {
      const upload = await findUpload(db, ref)
      return upload && uploadedFile(blobs, upload.parts)
    },
    async delete(ref) {
      await end(ref)
    },
    async sweep(before) {
      let swept = 0
      for (let old = await uploadsBegunBefore(db, before); old.length > 0; ) {
        for (const ref of old) if (await end(ref)) swept += 1
        old = await uploadsBegunBefore(db, before)
      }
      for (let old = await uploadsEndedBefore(db, before); old.length > 0; ) {
        for (const { id, keys } of old) {
          await deleteAll(blobs, keys)
          await dropUpload(db, id)
        }
        old = await uploadsEndedBefore(db, before)
      }
      return swept
    },
  }
}
