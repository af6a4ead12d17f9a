import { limits } from '@tessera/contracts/limits'
import { type FoundWords, wordsIn } from './file-words.ts'
import { lruCache } from './lru-cache.ts'
import { metadataPart } from './metadata-part.ts'

/** The only fields that are parsed: neither the place nor the camera of a picture is. */
const includeTags = {
  exif: ['ImageDescription'],
  iptc: ['Object Name', 'Headline', 'Caption/Abstract'],
  xmp: ['title', 'description', 'AltTextAccessibility'],
  png: ['Title', 'Description'],
}

/** What is asked of a file. */
type Readable = Pick<Blob, 'size' | 'arrayBuffer'>

async function read(file: Readable): Promise<FoundWords> {
  if (file.size > limits.metadataFileBytes) return {}
  try {
    const part = metadataPart(new Uint8Array(await file.arrayBuffer()))
    if (part === undefined) return {}
    const { load } = await import(/* webpackChunkName: "exifreader" */ 'exifreader')
    return wordsIn(load(part.buffer, { expanded: true, includeTags }))
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
