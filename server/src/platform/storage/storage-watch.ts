import type { Log } from '../log/port.ts'
import { isDiskFull } from './disk-full.ts'
import { type DiskRoom, isBelow, type LowMark } from './low-mark.ts'

/** Remembers that a disk is full until a write succeeds again. */
export interface StorageWatch {
  /** Records a full disk when an error reports one; returns whether it does. */
  noteIfFull(cause: unknown): boolean
  /** False while the disk is full; tries to write before it returns true again. */
  hasRoom(): Promise<boolean>
  /** True while the disk is nearly full. */
  isLow(): Promise<boolean>
}

/** A disk that is watched, and the room that it should have. */
interface WatchedDisk {
  readonly room: () => Promise<DiskRoom>
  readonly mark: LowMark
  readonly log: Log
}

/** A disk that was low needs this much more room to be well again, so that the log doesn't repeat itself. */
const wellAgain = 1.1

/** Looks whether a disk is nearly full; logs when that begins, and when it ends. */
function lowWatch({ room, mark, log }: WatchedDisk): () => Promise<boolean> {
  let isLow = false
  return async () => {
    const { free, size } = await room()
    const wasLow = isLow
    isLow = isBelow(mark, { free: wasLow ? free / wellAgain : free, size })
    const told = { free_mb: Math.round(free / 1e6), size_mb: Math.round(size / 1e6) }
    if (isLow && !wasLow) log.warn('storage.low', told)
    if (wasLow && !isLow) log.info('storage.has-room', told)
    return isLow
  }
}

/** Creates the watch; `write` writes and deletes enough to tell whether there is room. */
export function createStorageWatch(write: () => Promise<void>, disk?: WatchedDisk): StorageWatch {
  let full = false
  let trying: Promise<boolean> | undefined
  const tried = async () => {
    try {
      await write()
      full = false
      return true
    } catch {
      return false
    } finally {
      trying = undefined
    }
  }
  return {
    noteIfFull(cause) {
      if (!isDiskFull(cause)) return false
      full = true
      return true
    },
    async hasRoom() {
      if (!full) return true
      trying ??= tried()
      return trying
    },
    isLow: disk === undefined ? async () => false : lowWatch(disk),
  }
}
