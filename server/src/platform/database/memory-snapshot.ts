import { MemoryFS, type PGlite } from '@electric-sql/pglite'

/** The files of a database in memory, as a tar archive. */
export type Snapshot = Uint8Array<ArrayBuffer>

interface Entry {
  readonly path: string
  readonly isFolder: boolean
  /** The place of its bytes in the archive, without the zeros at their end. */
  readonly start: number
  readonly end: number
  readonly size: number
}

const block = 512
const dataFolder = '/pglite/data'

/** The databases that `create database` copies; PGlite has no such statement. */
const isTemplate = (path: string): boolean => /^\/base\/[14](\/|$)/.test(path)

/** Returns where the last byte of a file ends that isn't zero. */
function endOf(bytes: Uint8Array, start: number, size: number): number {
  let end = start + size
  while (end > start && bytes[end - 1] === 0) end -= 1
  return end
}

function entriesOf(tar: Snapshot): readonly Entry[] {
  const bytes = Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength)
  const textAt = (from: number, length: number) =>
    bytes.toString('latin1', from, from + length).replace(/\0.*$/s, '')
  const entries: Entry[] = []
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0; ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8) || 0
    const start = at + block
    const path = textAt(at, 100)
    const isFolder = textAt(at + 156, 1) === '5'
    if (!isTemplate(path))
      entries.push({ path, isFolder, start, end: endOf(bytes, start, size), size })
    at = start + Math.ceil(size / block) * block
  }
  return entries
}

const knownEntries = new WeakMap<Snapshot, readonly Entry[]>()

function entriesOnce(snapshot: Snapshot): readonly Entry[] {
  const entries = knownEntries.get(snapshot) ?? entriesOf(snapshot)
  knownEntries.set(snapshot, entries)
  return entries
}

/**
 * Files in memory that begin as a snapshot's. PGlite's own `loadDataDir` takes half a second longer: it
 * parses the archive each time and copies every file twice.
 */
export class SnapshotFiles extends MemoryFS {
  readonly #snapshot: Snapshot

  constructor(snapshot: Snapshot) {
    super()
    this.#snapshot = snapshot
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg?.Module.FS
    const entries = entriesOnce(this.#snapshot)
    // Databases write into these bytes, each into its own copy. Zeros are there without being copied.
    const bytes = new Uint8Array(entries.reduce((sum, { size }) => sum + size, 0))
    let at = 0
    for (const { path, isFolder, start, end, size } of entries) {
      if (isFolder) {
        files?.mkdirTree(dataFolder + path)
        continue
      }
      bytes.set(this.#snapshot.subarray(start, end), at)
      files?.writeFile(dataFolder + path, bytes.subarray(at, at + size), { canOwn: true })
      at += size
    }
  }
}

/** Returns a database's files, so that opening them replays no log. */
export async function snapshotOf(pglite: PGlite): Promise<Snapshot> {
  await pglite.exec('checkpoint')
  const tar = await pglite.dumpDataDir('none')
  return new Uint8Array(await tar.arrayBuffer())
}
