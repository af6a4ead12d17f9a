import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Archive, Archives } from './port.ts'

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/')

/** Reads the list of files; yauzl refuses absolute names and those with `..`. */
async function listed(zip: ZipFile, filesMax: number): Promise<Map<string, Entry> | undefined> {
  if (zip.entryCount > filesMax) return undefined
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (isFile(entry) && !entries.has(entry.fileName)) entries.set(entry.fileName, entry)
  }
  return entries
}

/** Unpacks one file in a stream; yauzl ends it when more bytes come than the archive says. */
async function unpacked(zip: ZipFile, entry: Entry): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)))
  } catch {
    return undefined
  }
}

const archiveOf = (zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive => ({
  files: [...entries.values()].map(({ fileName, uncompressedSize }) => ({
    name: fileName,
    size: uncompressedSize,
  })),
  async read(name, most) {
    const entry = entries.get(name)
    if (entry === undefined || entry.uncompressedSize > most) return undefined
    return entry.canDecodeFileData() ? unpacked(zip, entry) : undefined
  },
})

/** Opens ZIP archives that are in memory. */
export const zipArchives: Archives = {
  async open(bytes, filesMax) {
    try {
      const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      const zip = await fromBufferPromise(whole, { lazyEntries: true, autoClose: false })
      const entries = await listed(zip, filesMax)
      return entries === undefined ? undefined : archiveOf(zip, entries)
    } catch {
      return undefined
    }
  },
}
