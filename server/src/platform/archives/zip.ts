import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { Archive, ArchiveFault, Archives, StoredBytes } from './port.ts'

const partBytes = 1_048_576
/** The list of files is read ahead by this much, so that each of its entries is no read of its own. */
const aheadBytes = 16_384
/** Bytes of the list of files: names, comments and what else is said of them. */
const listBytes = 8 * 1_048_576
/** The same for each file, where that is more. */
const listBytesEach = 64
/** Bytes of the header before a file's data, without its name. */
const headerBytes = 30

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/')

/** Reads an archive in parts, so that it is never in memory as a whole. */
class PartsReader extends RandomAccessReader {
  readonly #stored: StoredBytes
  #ahead = { at: 0, bytes: new Uint8Array() }
  /** The error of reading the stored bytes; undefined for faults of the archive itself. */
  fault: { readonly cause: unknown } | undefined

  constructor(stored: StoredBytes) {
    super()
    this.#stored = stored
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#parts(start, end))
  }

  async *#parts(start: number, end: number): AsyncGenerator<Uint8Array> {
    let at = start
    while (at < end) {
      const part = await this.#read(at, Math.min(partBytes, end - at))
      if (part.length === 0) return
      at += part.length
      yield part
    }
  }

  async #read(first: number, length: number): Promise<Uint8Array> {
    const { at, bytes } = this.#ahead
    if (first >= at && first + length <= at + bytes.length)
      return bytes.subarray(first - at, first - at + length)
    try {
      const most = Math.max(length, Math.min(aheadBytes, this.#stored.size - first))
      const read = await this.#stored.read(first, most)
      if (length < aheadBytes) this.#ahead = { at: first, bytes: read }
      return read.subarray(0, length)
    } catch (cause) {
      this.fault = { cause }
      throw cause
    }
  }
}

/**
 * True when the data of two entries lie over each other: a small archive could then unpack to any
 * size. The least that an entry takes is counted.
 */
function overlaps(entries: readonly Entry[]): boolean {
  const ordered = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of ordered) {
    if (start < end) return true
    end = start + headerBytes + fileNameLength + compressedSize
  }
  return false
}

/** Reads the list of files; yauzl refuses absolute names and those with `..`. */
async function listed(zip: ZipFile, filesMax: number): Promise<Map<string, Entry> | ArchiveFault> {
  if (zip.entryCount > filesMax) return 'too-many-files'
  const all: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (bytes > Math.max(listBytes, filesMax * listBytesEach)) return 'too-many-files'
    all.push(entry)
  }
  if (overlaps(all)) return 'overlapping'
  const entries = new Map<string, Entry>()
  for (const entry of all)
    if (isFile(entry) && !entries.has(entry.fileName)) entries.set(entry.fileName, entry)
  return entries
}

/** Returns undefined for what the archive is to blame for; throws when its bytes can't be read. */
async function attempt<Result>(
  reader: PartsReader,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    if (reader.fault !== undefined) throw reader.fault.cause
    return undefined
  }
}

const archiveOf = (
  zip: ZipFile,
  { reader, entries }: { readonly reader: PartsReader; readonly entries: Map<string, Entry> },
): Archive => ({
  files: [...entries.values()].map(({ fileName, uncompressedSize }) => ({
    name: fileName,
    size: uncompressedSize,
  })),
  async read(name, most) {
    const entry = entries.get(name)
    if (entry === undefined || entry.uncompressedSize > most) return undefined
    if (!entry.canDecodeFileData()) return undefined
    // yauzl ends the stream when more bytes come than the archive says, and leaves the checksum to us.
    return attempt(reader, async () => {
      const bytes = new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)))
      if (crc32(bytes) !== entry.crc32) throw new Error('A file is not the one that was packed.')
      return bytes
    })
  },
})

/** True for a file that begins as an archive does. */
async function beginsAsZip(stored: StoredBytes): Promise<boolean> {
  const [first, second] = await stored.read(0, 2)
  return first === 0x50 && second === 0x4b
}

/** Returns the fault that yauzl found; its errors have no codes. */
const faultOf = (cause: unknown): ArchiveFault =>
  cause instanceof Error && /path|fileName/.test(cause.message) ? 'names' : 'cut-off'

async function examine(stored: StoredBytes, filesMax: number): Promise<Archive | ArchiveFault> {
  const reader = new PartsReader(stored)
  try {
    const options = { lazyEntries: true, autoClose: false }
    const zip = await fromRandomAccessReaderPromise(reader, stored.size, options)
    const entries = await listed(zip, filesMax)
    return typeof entries === 'string' ? entries : archiveOf(zip, { reader, entries })
  } catch (cause) {
    if (reader.fault !== undefined) throw reader.fault.cause
    return (await beginsAsZip(stored)) ? faultOf(cause) : 'no-archive'
  }
}

/** Opens ZIP archives. */
export const zipArchives: Archives = {
  examine,
  async open(stored, filesMax) {
    const opened = await examine(stored, filesMax)
    return typeof opened === 'string' ? undefined : opened
  },
}
