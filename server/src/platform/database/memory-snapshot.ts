import { MemoryFS, type PGlite } from '@electric-sql/pglite'

/** The files of a database in memory, as a tar archive. */
export type Snapshot = Uint8Array<ArrayBuffer>

interface Entry {
  readonly path: string
  readonly isFolder: boolean
  readonly start: number
  readonly end: number
}

const block = 512
const dataFolder = '/pglite/data'

/** The databases that `create database` copies; PGlite has no such statement. */
const isTemplate = (path: string): boolean => /^\/base\/[14](\/|$)/.test(path)

function entriesOf(tar: Snapshot): readonly Entry[] {
  const bytes = Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength)
  const textAt = (from: number, length: number) =>
    bytes.toString('latin1', from, from + length).replace(/\0.*$/s, '')
  const entries: Entry[] = []
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0; ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8) || 0
    const start = at + block
    entries.push({
      path: textAt(at, 100),
      isFolder: textAt(at + 156, 1) === '5',
      start,
      end: start + size,
    })
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
    // Databases write into these bytes, each into its own copy.
    const bytes = this.#snapshot.slice()
    for (const { path, isFolder, start, end } of entriesOnce(this.#snapshot)) {
      if (isTemplate(path)) continue
      if (isFolder) files?.mkdirTree(dataFolder + path)
      else files?.writeFile(dataFolder + path, bytes.subarray(start, end), { canOwn: true })
    }
  }
}

/** Returns a database's files, so that opening them replays no log. */
export async function snapshotOf(pglite: PGlite): Promise<Snapshot> {
  await pglite.exec('checkpoint')
  const tar = await pglite.dumpDataDir('none')
  return new Uint8Array(await tar.arrayBuffer())
}
