import { statfs } from 'node:fs/promises'
import type { DiskRoom } from './low-mark.ts'

/** Returns the room on the disk of a folder, as this user may fill it. */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
