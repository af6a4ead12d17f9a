import { isDiskFull } from './disk-full.ts'

/** Remembers that a disk is full until a write succeeds again. */
export interface StorageWatch {
  /** Records a full disk when an error reports one; returns whether it does. */
  noteIfFull(cause: unknown): boolean
  /** False while the disk is full; tries to write before it returns true again. */
  hasRoom(): Promise<boolean>
}

/** Creates the watch; `write` writes and deletes enough to tell whether there is room. */
export function createStorageWatch(write: () => Promise<void>): StorageWatch {
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
  }
}
