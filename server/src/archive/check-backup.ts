import { eachAtOnce } from './each-at-once.ts'
import type { ListedStore } from './listed-store.ts'
import {
  BackupFault,
  backupIds,
  type Contents,
  deleteBackup,
  FileLine,
  objectKey,
  objectPrefix,
  readBackup,
  type StoreName,
} from './manifest.ts'
import { readLines, shaOfBlob } from './objects.ts'

/** A file of a store in a backup. */
export interface BackupFile {
  readonly key: string
  readonly size: number
  readonly sha: string
}

/** Reads the files of a store in a backup. */
export async function* filesOf(
  target: ListedStore,
  contents: Contents,
  name: StoreName,
): AsyncGenerator<BackupFile> {
  for (const object of contents.stores[name].objects)
    for (const line of await readLines(target, object)) {
      const [key, size, , sha] = FileLine.parse(JSON.parse(line))
      yield { key, size, sha }
    }
}

async function* objectsOf(target: ListedStore, contents: Contents): AsyncGenerator<string> {
  for (const { objects } of [...contents.tables, ...Object.values(contents.stores)]) yield* objects
  for (const name of ['blobs', 'modules'] as const)
    for await (const { sha } of filesOf(target, contents, name)) yield sha
}

/** The result of a check: the number of objects, and the faults as sentences. */
export interface CheckedBackup {
  readonly objects: number
  readonly faults: readonly string[]
}

/** Reads every object of a backup, and compares it with its hash. Each fault is a sentence. */
export async function checkBackup(target: ListedStore, contents: Contents): Promise<CheckedBackup> {
  const seen = new Set<string>()
  const faults: string[] = []
  try {
    await eachAtOnce(objectsOf(target, contents), async (sha) => {
      if (seen.has(sha)) return
      seen.add(sha)
      const found = await shaOfBlob(target.blobs, objectKey(sha))
      if (found === undefined) faults.push(`${objectKey(sha)} is missing.`)
      else if (found !== sha) faults.push(`${objectKey(sha)} is damaged.`)
    })
  } catch (cause) {
    // A list that can't be read ends the check: nobody knows what it names.
    if (!(cause instanceof BackupFault)) throw cause
    faults.push(cause.message)
  }
  return { objects: seen.size, faults }
}

/**
 * Deletes all backups but the newest ones, and the objects that no other backup names. No backup may be made
 * meanwhile.
 */
export async function keepNewest(
  target: ListedStore,
  most: number,
): Promise<{ readonly backups: number; readonly objects: number }> {
  const ids = await backupIds(target)
  const kept = ids.slice(-most)
  const named = new Set<string>()
  for (const id of kept) {
    const { contents } = await readBackup(target, id)
    for await (const sha of objectsOf(target, contents)) named.add(sha)
  }
  const old = ids.slice(0, -most)
  for (const id of old) await deleteBackup(target, id)
  let objects = 0
  for await (const { key } of target.list(objectPrefix)) {
    if (named.has(key.split('/').at(-1) ?? '')) continue
    await target.blobs.delete(key)
    objects += 1
  }
  return { backups: old.length, objects }
}
