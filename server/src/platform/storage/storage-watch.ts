import { isDiskFull } from './disk-full.ts'

/** Remembers that a disk is full until something can be written again. */
export interface StorageWatch {
  /** Notes a full disk where an error reports one, and says whether it does. */
  noteIfFull(cause: unknown): boolean
  /** False while the disk is full; tries to write before it says that there is room again. */
  hasRoom(): Promise<boolean>
}

/** Makes the watch; `write` writes and takes back as much as tells whether there is room. */
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
