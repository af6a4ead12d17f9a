import { open } from 'node:fs/promises'
import type { Deletions } from './port.ts'

/** Appends deletions to a file, one as JSON on each line. Instances may share it. */
export const deletionsFile = (path: string): Deletions => ({
  async note({ at, kind, user }) {
    const file = await open(path, 'a', 0o600)
    try {
      // One write, so that lines of two instances don't mix.
      await file.appendFile(`${JSON.stringify({ at: at.toISOString(), kind, user })}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
  },
})
