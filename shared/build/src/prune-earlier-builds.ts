import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuiltFile } from '@tessera/contracts/registry'

/** How long a page may stay open and still find the files it was opened with. */
const keptFor = 14 * 24 * 60 * 60 * 1_000

const hashed = /\.[0-9a-f]{10}\.\w+(\.br|\.gz)?$/

/** Removes the hashed files of builds that nobody can be using any more. */
export async function pruneEarlierBuilds(
  folder: string,
  current: readonly BuiltFile[],
  now: number,
): Promise<void> {
  const wanted = new Set(current.map(({ path }) => path))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile() && hashed.test(one.name))) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/\.(br|gz)$/, '')
    if (!wanted.has(path) && now - (await stat(file)).mtimeMs > keptFor) await rm(file)
  }
}
