import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { GroupSync } from './group-sync.ts'

const SEGMENT = /[/\\]pg_wal[/\\][0-9A-F]{24}$/

/** True for a segment of the write-ahead log. */
export const isSegment = (path: string): boolean => SEGMENT.test(path)

const absent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function syncOne(path: string, how: (file: FileHandle) => Promise<void>): Promise<void> {
  try {
    const file = await open(path, 'r')
    await how(file).finally(() => file.close())
  } catch (error) {
    if (!absent(error)) throw error
  }
}

/** Syncs segments, and the folder when one of them may be new. */
async function syncSegments(paths: string[], newcomers: boolean): Promise<void> {
  for (const path of paths) await syncOne(path, (file) => file.datasync())
  const [first] = paths
  if (newcomers && first) await syncOne(dirname(first), (folder) => folder.sync())
}

function syncSegmentsNow(paths: string[]): void {
  for (const path of [...paths, ...new Set(paths.map(dirname))]) {
    if (!existsSync(path)) continue
    const file = openSync(path, 'r')
    try {
      if (isSegment(path)) fdatasyncSync(file)
      else fsyncSync(file)
    } finally {
      closeSync(file)
    }
  }
}

/**
 * Segments that the database asked to sync and that aren't synced yet. The database gets its answer
 * at once; its clients wait for `durable()`.
 */
export class WriteAheadLog {
  readonly #group: GroupSync
  readonly #known = new Set<string>()
  #due = new Set<string>()
  #underWay = new Set<string>()
  #asked = false

  readonly #syncNow: (paths: string[]) => void

  constructor({ sync = syncSegments, syncNow = syncSegmentsNow } = {}) {
    this.#syncNow = syncNow
    this.#group = new GroupSync(async () => {
      this.#underWay = this.#due
      this.#due = new Set()
      const paths = [...this.#underWay]
      await sync(
        paths,
        paths.some((path) => !this.#known.has(path)),
      )
      for (const path of this.#underWay) this.#known.add(path)
      this.#underWay = new Set()
    })
  }

  /** Records that the database asked to sync a segment. */
  request(path: string): void {
    this.#due.add(path)
    this.#asked = true
  }

  /** Returns a promise of the sync when one was requested since the last call. */
  durable(): Promise<void> | undefined {
    if (!this.#asked) return undefined
    this.#asked = false
    return this.#group.settled()
  }

  /** The log must reach the disk before the data it describes, so pending syncs run now. */
  settleNow(): void {
    const paths = new Set([...this.#due, ...this.#underWay])
    if (paths.size > 0) this.#syncNow([...paths])
    this.#due = new Set()
  }
}
