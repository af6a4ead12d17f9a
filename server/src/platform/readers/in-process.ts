import { zipArchives } from '../archives/zip.ts'
import { videosByContent } from '../video/by-content.ts'
import { heavy, noFile, type Reader, type Readers, TooMuch } from './port.ts'

/** The tools of readers, whatever thread they run in. */
export const readerTools = { archives: zipArchives, videos: videosByContent }

/** Runs readers in this thread, for services in memory. Copies what they take and give, as a thread would. */
export const inProcessReaders = (known: readonly Reader<unknown, unknown>[]): Readers => ({
  async read(reader, { input, file = noFile }) {
    if (!known.some(({ name }) => name === reader.name))
      throw new Error(`The threads don't know the reader ${reader.name}: add it to all-readers.ts.`)
    try {
      const output = await reader.read(structuredClone(input), { ...readerTools, file })
      return { ok: true, output: structuredClone(output) }
    } catch (cause) {
      if (cause instanceof TooMuch) return heavy
      throw cause
    }
  },
  close: async () => undefined,
})
