import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuiltFile } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'

const hashed = /\.[0-9a-f]{10}\.\w+(\.br|\.gz|\.map)?$/

/** The times when files of earlier builds were replaced, by path. Stored in `dist/`. */
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
 * Removes the hashed files of earlier builds that were replaced long ago. A file's age does not matter:
 * the previous build may be months old and still have been in use until now.
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
      .replace(/\.(br|gz|map)$/, '')
    if (wanted.has(path)) continue
    // A clock that was set back must not keep a file forever.
    const since = Math.min(known[path] ?? now, now)
    if (now - since > timings.earlierBuilds) await rm(file)
    else replaced[path] = since
  }
  const record = join(folder, replacedFile)
  await writeFile(`${record}.new`, JSON.stringify(replaced))
  await rename(`${record}.new`, record)
}
