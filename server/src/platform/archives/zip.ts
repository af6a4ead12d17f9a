import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { Archive, Archives, StoredBytes } from './port.ts'

const partBytes = 1_048_576

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/')

/** Reads an archive in parts, so that it is never in memory as a whole. */
class PartsReader extends RandomAccessReader {
  readonly #stored: StoredBytes
  /** Why the stored bytes could not be read, apart from faults of the archive. */
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
    try {
      return await this.#stored.read(first, length)
    } catch (cause) {
      this.fault = { cause }
      throw cause
    }
  }
}

/** Reads the list of files; yauzl refuses absolute names and those with `..`. */
async function listed(zip: ZipFile, filesMax: number): Promise<Map<string, Entry> | undefined> {
  if (zip.entryCount > filesMax) return undefined
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (isFile(entry) && !entries.has(entry.fileName)) entries.set(entry.fileName, entry)
  }
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
    // yauzl ends the stream when more bytes come than the archive says.
    return attempt(
      reader,
      async () => new Uint8Array(await buffer(await zip.openReadStreamPromise(entry))),
    )
  },
})

/** Opens ZIP archives. */
export const zipArchives: Archives = {
  open(stored, filesMax) {
    const reader = new PartsReader(stored)
    return attempt(reader, async () => {
      const options = { lazyEntries: true, autoClose: false }
      const zip = await fromRandomAccessReaderPromise(reader, stored.size, options)
      const entries = await listed(zip, filesMax)
      return entries === undefined ? undefined : archiveOf(zip, { reader, entries })
    })
  },
}
