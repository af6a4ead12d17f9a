import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles, durableStart } from './durable-files.ts'
import { extensions } from './extensions.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

/**
 * Syncs a file or folder, and takes other users' permissions away: PGlite creates files with mode
 * 0666.
 */
function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    const { mode } = fstatSync(file)
    if ((mode & 0o077) !== 0) fchmodSync(file, mode & 0o700)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) sync(path)
  }
  sync(folder)
}

/** A first start that is interrupted leaves nothing under the final name. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const pglite = await PGlite.create({ dataDir: draft, extensions })
  await pglite.close()
  syncTree(draft)
  renameSync(draft, folder)
  sync(dirname(folder))
}

/** Opens the database files in a folder; creates them when they're missing. */
export async function openCluster(folder: string, log: WriteAheadLog): Promise<PGlite> {
  if (!existsSync(folder)) await create(folder)
  return PGlite.create({
    fs: new DurableFiles(folder, log),
    extensions,
    startParams: durableStart,
  })
}
