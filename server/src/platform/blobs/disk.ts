import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, typeOfKey } from './key.ts'
import type { Blobs } from './port.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes beside, syncs, and puts in place; the folder is synced too, since the name is in it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Blobs as files of a folder. A file is there whole or not at all. */
export function diskBlobs(folder: string): Blobs {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    async put(key, { bytes }) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await writeWhole(pathOf(key), bytes)
    },
    async get(key) {
      try {
        return { bytes: new Uint8Array(await readFile(pathOf(key))), contentType: typeOfKey(key) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}
