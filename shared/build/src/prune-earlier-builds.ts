import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuiltFile } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'

/** How long a page may stay open and still find the files it was opened with. */
const keptFor = 14 * 24 * 60 * 60 * 1_000

const hashed = /\.[0-9a-f]{10}\.\w+(\.br|\.gz)?$/

/** When each file of an earlier build was found replaced, by its path; beside the files it tells of. */
export const replacedFile = 'replaced.json'

const Replaced = z.record(z.string(), z.number())

async function readReplaced(folder: string): Promise<Readonly<Record<string, number>>> {
  try {
    const text = await readFile(join(folder, replacedFile), 'utf8')
    return z.safeParse(Replaced, JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}

/**
 * Removes the hashed files of earlier builds that were replaced so long ago that no open page uses them.
 * When a file was built says nothing about that: the build before this one may be months old and have
 * been in use until now.
 */
export async function pruneEarlierBuilds(
  folder: string,
  current: readonly BuiltFile[],
  now: number,
): Promise<void> {
  const wanted = new Set(current.map(({ path }) => path))
  const known = await readReplaced(folder)
  const replaced: Record<string, number> = {}
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile() && hashed.test(one.name))) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file)
      .split(sep)
      .join('/')
      .replace(/\.(br|gz)$/, '')
    if (wanted.has(path)) continue
    // A clock that was set back must not keep a file for ever.
    const since = Math.min(known[path] ?? now, now)
    if (now - since > keptFor) await rm(file)
    else replaced[path] = since
  }
  const record = join(folder, replacedFile)
  await writeFile(`${record}.new`, JSON.stringify(replaced))
  await rename(`${record}.new`, record)
}
