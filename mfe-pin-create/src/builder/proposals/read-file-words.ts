import { limits } from '@tessera/contracts/limits'
import { type FoundWords, wordsIn } from './file-words.ts'
import { lruCache } from './lru-cache.ts'
import { metadataPart } from './metadata-part.ts'

/** The parts of a file that are read. */
type Readable = Pick<Blob, 'size' | 'arrayBuffer'>

async function read(file: Readable): Promise<FoundWords> {
  if (file.size > limits.metadataFileBytes) return {}
  try {
    const part = metadataPart(new Uint8Array(await file.arrayBuffer()))
    if (part === undefined) return {}
    const { parseMetadata } = await import(
      /* webpackChunkName: "file-metadata" */ './parse-metadata.ts'
    )
    return wordsIn(parseMetadata(part.buffer))
  } catch {
    // A file without readable metadata proposes nothing.
    return {}
  }
}

const known = lruCache<Readable, Promise<FoundWords>>()

/** Reads the words that a picture's own metadata has, in the browser; a file is read once. */
export function readFileWords(file: Readable): Promise<FoundWords> {
  const words = known.get(file) ?? read(file)
  known.set(file, words)
  return words
}
