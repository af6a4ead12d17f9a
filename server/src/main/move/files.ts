import { statfs } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import {
  copyStore,
  isEmptyStore,
  matchStores,
  type StoreEnds,
  sizeOfStore,
} from '../../move/move-store.ts'
import { comesFrom, movedTo } from '../../move/store.ts'
import { asMegabytes, asNumber, inSteps, refuse, type Tell } from './tell.ts'

const hold = (folder: string, other: string): boolean =>
  folder === other || !/^\.\.(?:\/|$)/.test(relative(folder, other))

/** Returns the free bytes of the disk that a folder is on, or will be. */
async function roomAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (cause) {
    if (dirname(folder) === folder) throw cause
    return roomAt(dirname(folder))
  }
}

/** Refuses a disk that lacks the room. */
export async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const room = await roomAt(folder)
  if (room < bytes)
    refuse(
      `The disk of ${folder} has ${asMegabytes(room)} free, and the move needs ${asMegabytes(bytes)}; make room, or name another folder.`,
    )
}

/** True when the files of a store are at the target, and no service uses the source any more. */
const isOver = async ({ source, target }: StoreEnds): Promise<boolean> =>
  (await movedTo(source.blobs)) === target.place

/** Refuses stores that can't be moved. Returns those whose files are not at their target yet. */
export async function storesToCopy(ends: readonly StoreEnds[]): Promise<readonly StoreEnds[]> {
  const due: StoreEnds[] = []
  for (const end of ends) {
    const { source, target } = end
    if (await isOver(end)) continue
    const moved = await movedTo(source.blobs)
    if (moved !== undefined)
      refuse(`The files of ${source.place} are at ${moved} since an earlier move.`)
    if (source.folder && target.folder)
      if (hold(source.folder, target.folder) || hold(target.folder, source.folder))
        refuse(`One of ${source.place} and ${target.place} lies in the other; name another folder.`)
    const from = await comesFrom(target.blobs)
    if (from !== undefined && from !== source.place)
      refuse(`Files of ${from} are being moved to ${target.place}; name another place.`)
    if (from === undefined && !(await isEmptyStore(target)))
      refuse(`There are files at ${target.place} already; empty it, or name another place.`)
    if (target.folder !== undefined) {
      const [here, there] = [await sizeOfStore(source), await sizeOfStore(target)]
      await refuseWithoutRoom(target.folder, here.bytes - there.bytes)
    }
    due.push(end)
  }
  return due
}

/** Copies the files that are not at the target yet. The product may run meanwhile. */
export async function copyFiles(ends: readonly StoreEnds[], tell: Tell): Promise<void> {
  for (const end of ends) {
    const { source, target } = end
    const step = inSteps(tell)
    const { copied, bytes, before } = await copyStore(end, (reached) =>
      step(`${asNumber(reached.copied)} files of ${source.place}, ${asMegabytes(reached.bytes)}`),
    )
    tell(
      `${asNumber(copied)} files (${asMegabytes(bytes)}) of ${source.place} are at ${target.place} now, ${asNumber(before)} were there before`,
    )
  }
}

/** Makes the targets equal to the sources, which nobody writes to any more. Returns the number of files. */
export async function matchFiles(ends: readonly StoreEnds[]): Promise<number> {
  let files = 0
  for (const end of ends) files += await matchStores(end)
  return files
}
