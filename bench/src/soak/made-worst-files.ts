import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { worstFiles } from '@tessera/server/contexts/testing/worst-files'

// Forked by the soak of readers: writes the worst files of each reader, and says which there are.
const [folder = '', bytes = ''] = process.argv.slice(2)
const length = Number(bytes)

await mkdir(folder, { recursive: true })
const made: { reader: string; what: string | null; file: string }[] = []
for (const [reader, { harmless, worst }] of Object.entries(worstFiles)) {
  const all = [[null, harmless] as const, ...Object.entries(worst)]
  for (const [at, [what, make]] of all.entries()) {
    const file = join(folder, `${reader}-${at}`)
    await writeFile(file, make(length))
    made.push({ reader, what, file })
  }
}
process.send?.(made)
process.disconnect()
