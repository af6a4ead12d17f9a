import type { Stats } from 'node:fs'
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

/** Permissions of everybody but the owner. */
const others = 0o077
const sticky = 0o1000

/** Files beside the database and the blobs; other files in the folder stay as they are. */
const ownFile = /^(?:lock\.|registry\.json|.+\.secret)/

/** Makes new files and folders of this process private to its user: `0600` and `0700`. */
export const keepFilesPrivate = (): void => {
  process.umask(others)
}

class Refused extends Error {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** Returns a file's status; undefined when it's gone, as files of a running database may be. */
function found(look: () => Stats): Stats | undefined {
  try {
    return look()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Takes other users' permissions on a path away; refuses a path of another user. */
function close(path: string, { uid, mode }: Stats, me: number): void {
  if (uid !== me)
    throw new Refused(
      `${path} belongs to another user (uid ${uid}), who could read or change it; give it to uid ${me} with chown, or set DATA_DIR to another folder.`,
    )
  if ((mode & others) === 0) return
  const fix = `take that from them with chmod go= ${path}, or set DATA_DIR to another folder.`
  try {
    chmodSync(path, mode & 0o700)
  } catch (error) {
    throw new Refused(`Others may read ${path} (${codeOf(error)}); ${fix}`)
  }
  const after = statSync(path)
  if ((after.mode & others) !== 0)
    throw new Refused(`Others may read ${path}, and its file system keeps it so; ${fix}`)
}

/**
 * Makes a folder private with everything in it, itself last, so that an interrupted run is
 * repeated.
 */
function closeAll(folder: string, stats: Stats, me: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const inside = entry.isSymbolicLink() ? undefined : found(() => lstatSync(path))
    if (inside === undefined) continue
    if (inside.isDirectory()) closeAll(path, inside, me)
    else close(path, inside, me)
  }
  close(folder, stats, me)
}

function closeData(folder: string, me: number): void {
  const stats = statSync(folder)
  if ((stats.mode & sticky) !== 0 && (stats.mode & others) !== 0)
    throw new Refused(
      `The data folder ${folder} is one that everybody on this machine shares; set DATA_DIR to a folder of its own.`,
    )
  close(folder, stats, me)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const inside = found(() => statSync(path))
    if (inside === undefined) continue
    if (name === 'postgres') closeAll(path, inside, me)
    // There may be a million files in here, and all were created in a private folder.
    else if (name === 'blobs' || name === 'uploads') {
      if ((inside.mode & others) === 0) close(path, inside, me)
      else closeAll(path, inside, me)
    } else if (ownFile.test(name)) close(path, inside, me)
  }
}

/**
 * Creates the data folder for this user only, or takes away the permissions that an earlier version
 * gave. Returns why the folder can't be used, in one sentence with the fix.
 */
export function dataFolderFault(folder: string, me = process.geteuid?.()): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Windows has neither numeric users nor modes.
    if (me !== undefined) closeData(folder, me)
    mkdirSync(join(folder, 'blobs'), { recursive: true, mode: 0o700 })
    accessSync(join(folder, 'blobs'), constants.W_OK)
    return undefined
  } catch (error) {
    return error instanceof Refused
      ? error.message
      : `The data folder ${folder} cannot be written to; allow this user to write there, or set DATA_DIR to another folder.`
  }
}
