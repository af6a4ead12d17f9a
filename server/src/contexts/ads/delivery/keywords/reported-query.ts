import { limits } from '@tessera/contracts/limits'
import { wordsOf } from '../../../base/words/query-words.ts'
import { storedQuery } from '../../../discovery/index.ts'

/** A search with as many digits may be a number that belongs to somebody. */
const digitsMax = 4

/**
 * Returns a search as reports of ads name it, by its words alone. Empty for one that is long or that may
 * identify a person: an address, a handle, a number. Its figures stay, its words are never kept.
 */
export function reportedQuery(query: string): string {
  if (storedQuery(query) === undefined) return ''
  const words = wordsOf(query).join(' ')
  const digits = words.match(/\p{N}/gu)?.length ?? 0
  const isLong = Buffer.byteLength(words) > limits.adSearchBytes
  return isLong || digits > digitsMax ? '' : words
}
