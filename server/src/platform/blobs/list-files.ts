import type { Dirent } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isKey } from './key.ts'
import type { ListedBlob } from './port.ts'

/** A file that is still written, or that an ended process left. */
const unfinished = /[.][0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]part$/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function found(file: string) {
  try {
    return await stat(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Lists the blobs in a folder, whose keys begin with a prefix; other files there are left out. */
export async function* listFiles(root: string, prefix = ''): AsyncGenerator<ListedBlob> {
  for await (const entry of entriesOf(join(root, prefix))) {
    const key = prefix + entry.name
    if (!isKey(key) || unfinished.test(key)) continue
    // A link may lead to a folder on another disk.
    const file = entry.isDirectory() ? undefined : await found(join(root, key))
    if (entry.isDirectory() || file?.isDirectory()) yield* listFiles(root, `${key}/`)
    else if (file?.isFile()) yield { key, size: file.size, changed: file.mtimeMs }
  }
}
