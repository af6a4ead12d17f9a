import { fsyncSync } from 'node:fs'
import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isSegment, type WriteAheadLog } from './write-ahead-log.ts'

interface OpenFile {
  path: string
  nfd: number
}

interface Attributes {
  readonly mode?: number | null
}

interface NodeOperations {
  setattr(file: unknown, attributes: Attributes): void
}

interface FileOperations extends NodeOperations {
  write(file: OpenFile, ...rest: unknown[]): number
  fsync?: (file: OpenFile) => number
}

const MOUNTED_AT = '/pglite/data'
/** Permissions of everybody but the owner. */
const OTHERS = 0o077
const DONE = 0
const INPUT_OUTPUT_ERROR = 29

type Start = Parameters<NodeFS['init']>

/**
 * PGlite's files in a folder, with the fsync that PGlite lacks. PostgreSQL requests each sync at
 * the right time and waits for it; syncs of its log are grouped.
 */
export class DurableFiles extends NodeFS {
  readonly #folder: string
  readonly #log: WriteAheadLog

  constructor(folder: string, log: WriteAheadLog) {
    super(folder)
    this.#folder = resolve(folder)
    this.#log = log
  }

  override async init(pglite: Start[0], options: Start[1]) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push(({ NODEFS }) => {
      this.#giveSync(NODEFS.stream_ops)
      keepPrivate(NODEFS.node_ops)
      keepPrivate(NODEFS.stream_ops)
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #giveSync(operations: FileOperations): void {
    const write = operations.write
    operations.write = (file, ...rest) => {
      if (!file.path.includes('/pg_wal/')) this.#log.settleNow()
      return write(file, ...rest)
    }
    operations.fsync = (file) => {
      const path = this.#folder + file.path.slice(MOUNTED_AT.length)
      if (isSegment(path)) {
        this.#log.request(path)
        return DONE
      }
      try {
        this.#log.settleNow()
        fsyncSync(file.nfd)
        return DONE
      } catch {
        return INPUT_OUTPUT_ERROR
      }
    }
  }
}

/** PGlite sets each new file's mode itself, whatever the umask; other users get no permission. */
function keepPrivate(operations: NodeOperations): void {
  const setattr = operations.setattr
  operations.setattr = (file, { mode, ...rest }) =>
    setattr(file, mode == null ? rest : { ...rest, mode: mode & ~OTHERS })
}

/**
 * Starts PostgreSQL as PGlite does, without the switch that disables syncs. WebAssembly touches all of its
 * buffers at the start, 128 MB of them by default; the system has the files in its own cache as well.
 */
export const durableStart: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
]
