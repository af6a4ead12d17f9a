import {
  closeSync,
  existsSync,
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

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
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

/** A first start that is cut short leaves nothing under the final name. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const pglite = await PGlite.create({ dataDir: draft, extensions })
  await pglite.close()
  syncTree(draft)
  renameSync(draft, folder)
  sync(dirname(folder))
}

/** Opens the database files in a folder, which are made when they are not there yet. */
export async function openCluster(folder: string, log: WriteAheadLog): Promise<PGlite> {
  if (!existsSync(folder)) await create(folder)
  return PGlite.create({
    fs: new DurableFiles(folder, log),
    extensions,
    startParams: durableStart,
  })
}
