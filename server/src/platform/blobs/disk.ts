import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { counted } from './counted.ts'
import { fileStream } from './file-stream.ts'
import { checkedKey, typeOfKey } from './key.ts'
import type { Blobs } from './port.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Returns the result of a lookup; undefined when the file is missing. */
async function found<Result>(looking: Promise<Result>): Promise<Result | undefined> {
  try {
    return await looking
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Writes to a temporary file, syncs, and renames; syncs the folder too, because it holds the name.
 */
async function writeWhole(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    const file = await open(unfinished, 'wx')
    try {
      await fill(file)
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

/** Stores blobs as files in a folder. A file is complete or missing. */
export function diskBlobs(folder: string): Blobs {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  const sizeOf = async (key: string) => (await found(stat(pathOf(key))))?.size
  return {
    put: async (key, { bytes }) => writeWhole(pathOf(key), (file) => file.writeFile(bytes)),
    async putStream(key, { body, size }) {
      const { body: checked, sha } = counted(body, size)
      await writeWhole(pathOf(key), (file) => file.writeFile(checked))
      return sha()
    },
    async get(key) {
      const bytes = await found(readFile(pathOf(key)))
      return bytes && { bytes: new Uint8Array(bytes), contentType: typeOfKey(key) }
    },
    async open(key, range) {
      const size = await sizeOf(key)
      if (size === undefined) return undefined
      const body = fileStream(pathOf(key), range ?? { first: 0, last: size - 1 })
      return { body, size, contentType: typeOfKey(key) }
    },
    sizeOf,
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}
