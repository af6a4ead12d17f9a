import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32, gunzip as gunzipWithCallback, gzip as gzipWithCallback } from 'node:zlib'
import type { Blobs } from '../platform/blobs/port.ts'
import type { ListedStore } from './listed-store.ts'
import { BackupFault, objectKey, objectPrefix } from './manifest.ts'

const gzip = promisify<Buffer, Buffer>(gzipWithCallback)
const gunzip = promisify<Uint8Array, Buffer>(gunzipWithCallback)

/** Files up to this size are held in memory; larger ones are streamed. */
export const wholeBytes = 8_000_000
const contentType = 'application/octet-stream'

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns the SHA-256 of a blob, read as a stream; undefined when it is missing. */
export async function shaOfBlob(blobs: Blobs, key: string): Promise<string | undefined> {
  const opened = await blobs.open(key)
  if (opened === undefined) return undefined
  const hash = createHash('sha256')
  for await (const part of opened.body) hash.update(part)
  return hash.digest('hex')
}

/** The objects in a place of backups. */
export interface Objects {
  /** Stores bytes; returns their name. Reads them back when they are new. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>
  /** Stores a file; undefined when it is gone. */
  putFile(
    from: Blobs,
    file: { readonly key: string; readonly size: number },
  ): Promise<string | undefined>
  has(sha: string): boolean
  /** The bytes and the number of objects that were sent. */
  readonly sent: { bytes: number; objects: number }
}

/** Lists the objects that are there, and adds others. `known` are those that a complete backup names. */
export async function openObjects(
  target: ListedStore,
  known: ReadonlySet<string>,
): Promise<Objects> {
  const { blobs, list, place } = target
  const there = new Map<string, number>()
  for await (const { key, size } of list(objectPrefix)) there.set(key.split('/').at(-1) ?? '', size)
  const sound = new Set<string>()
  const sent = { bytes: 0, objects: 0 }

  /** Reads an object back. */
  async function check(sha: string): Promise<void> {
    if ((await shaOfBlob(blobs, objectKey(sha))) !== sha) {
      await blobs.delete(objectKey(sha))
      there.delete(sha)
      throw new BackupFault(
        `${place} gave other bytes back than were written (${objectKey(sha)}); check that disk or store, then run the backup again.`,
      )
    }
    sound.add(sha)
  }

  async function added(sha: string, size: number, write: () => Promise<void>): Promise<string> {
    if (there.get(sha) === size && (known.has(sha) || sound.has(sha))) return sha
    // An object that was damaged after it was written is replaced.
    if (there.get(sha) !== size || (await shaOfBlob(blobs, objectKey(sha))) !== sha) {
      await write()
      there.set(sha, size)
      sent.bytes += size
      sent.objects += 1
      await check(sha)
    }
    sound.add(sha)
    return sha
  }

  const put = (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const sha = shaOf(bytes)
    return added(sha, bytes.byteLength, () => blobs.put(objectKey(sha), { bytes, contentType }))
  }

  return {
    put,
    sent,
    has: (sha) => there.has(sha),
    async putFile(from, { key, size }) {
      if (size <= wholeBytes) {
        const file = await from.get(key)
        return file && put(file.bytes)
      }
      const sha = await shaOfBlob(from, key)
      if (sha === undefined) return undefined
      return added(sha, size, async () => {
        const opened = await from.open(key)
        if (opened === undefined)
          throw new BackupFault(`${key} was deleted while it was read; run the backup again.`)
        await blobs.putStream(objectKey(sha), { body: opened.body, size: opened.size, contentType })
      })
    },
  }
}

/** Lines up to this many bytes become one object, and one object of them is so long on average. */
const mostBytes = 4_000_000
const linesOnAverage = 1_024

/** Lines that become objects. */
export interface LineWriter {
  add(line: string): Promise<void>
  end(): Promise<{ readonly count: number; readonly objects: string[] }>
}

/**
 * Writes lines into objects. A line itself says whether an object ends with it, so that a line which comes or
 * goes changes one object, and not all that follow.
 */
export function lineWriter(objects: Objects): LineWriter {
  let lines: string[] = []
  let bytes = 0
  let count = 0
  const names: string[] = []
  const flush = async () => {
    if (lines.length === 0) return
    const packed = await gzip(Buffer.from(lines.join('\n')))
    lines = []
    bytes = 0
    names.push(await objects.put(new Uint8Array(packed)))
  }
  return {
    async add(line) {
      lines.push(line)
      bytes += line.length
      count += 1
      if (bytes >= mostBytes || crc32(line) % linesOnAverage === 0) await flush()
    },
    async end() {
      await flush()
      return { count, objects: names }
    },
  }
}

/** Reads an object, and checks that it is the one that its name says. */
export async function readObject({ blobs, place }: ListedStore, sha: string) {
  const object = await blobs.get(objectKey(sha))
  if (object === undefined)
    throw new BackupFault(
      `${objectKey(sha)} is missing in ${place}; take another backup, or put it back.`,
    )
  if (shaOf(object.bytes) !== sha)
    throw new BackupFault(
      `${objectKey(sha)} in ${place} is damaged; take another backup, or put it back.`,
    )
  return object.bytes
}

/** Reads the lines of an object. */
export async function readLines(target: ListedStore, sha: string): Promise<readonly string[]> {
  return (await gunzip(await readObject(target, sha))).toString('utf8').split('\n')
}
