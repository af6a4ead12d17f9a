import { normalEmail } from '@tessera/contracts/ads/audience-rule'

/** A text with email addresses, line by line. */
export interface ReadLines {
  /** Addresses to hash, and hashes that stood there, each once. */
  readonly people: readonly { readonly kind: 'address' | 'hash'; readonly text: string }[]
  /** Lines with something in them, without the header. */
  readonly read: number
  readonly duplicates: number
  /** The numbers of lines without an address, as an editor counts them. */
  readonly unreadable: readonly number[]
}

const isHash = (cell: string): boolean => /^[\da-f]{64}$/.test(cell)

/** Returns the address or the hash of a line, which may be a row of a CSV. */
function personOf(line: string): ReadLines['people'][number] | undefined {
  for (const cell of line.split(/[,;\t]/)) {
    const address = normalEmail(cell)
    if (address !== undefined) return { kind: 'address', text: address }
    const hash = cell.replace(/["\s]/g, '').toLowerCase()
    if (isHash(hash)) return { kind: 'hash', text: hash }
  }
  return undefined
}

/** A first line of a file without an address names its columns. */
const isHeader = (line: string): boolean => /\b(e-?mail|em|address|hash)\b/i.test(line)

/** Reads addresses and hashes from pasted text or a file. */
export function readLines(text: string): ReadLines {
  const found = new Map<string, ReadLines['people'][number]>()
  const unreadable: number[] = []
  let [read, duplicates] = [0, 0]
  for (const [at, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue
    const person = personOf(line)
    if (person === undefined && read === 0 && unreadable.length === 0 && isHeader(line)) continue
    read += 1
    if (person === undefined) unreadable.push(at + 1)
    else if (found.has(person.text)) duplicates += 1
    else found.set(person.text, person)
  }
  return { people: [...found.values()], read, duplicates, unreadable }
}
