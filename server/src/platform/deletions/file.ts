import { type FileHandle, open } from 'node:fs/promises'
import type { Deletions } from './port.ts'

/** True after a line that a crash or a full disk cut off: what follows on it would be lost with it. */
async function endsInside(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() !== '\n'
}

/** Appends deletions to a file, one as JSON on each line. Instances may share it. */
export const deletionsFile = (path: string): Deletions => ({
  async note({ at, kind, user }) {
    const file = await open(path, 'a+', 0o600)
    try {
      // One write, so that lines of two instances don't mix.
      const line = `${JSON.stringify({ at: at.toISOString(), kind, user })}\n`
      await file.appendFile((await endsInside(file)) ? `\n${line}` : line)
      await file.sync()
    } finally {
      await file.close()
    }
  },
})
