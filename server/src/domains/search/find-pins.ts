import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Db } from '../../platform/database/port.ts'
import { type Page, pageOfBatches, topSpot } from './batches.ts'
import { correctWord } from './correct-word.ts'
import { type KnownWord, knownWords } from './known-words.ts'
import { type FoundPin, pinBatch, scannedPins } from './pin-batch.ts'
import type { PinFilters } from './pin-filters.ts'
import type { QueryWords } from './query-words.ts'
import { partReading, type Reading, wholeReading } from './reading.ts'
import type { SearchSpot } from './search-bookmark.ts'

/** A search for pins. */
export interface PinQuery {
  readonly query: QueryWords
  readonly filters: PinFilters
  readonly viewerId: UserId | null
  readonly without: readonly PinId[]
  readonly size: number
  /** True when words that no pin has may be corrected. */
  readonly corrects: boolean
  /** The position to continue from; undefined for the first page. */
  readonly spot: SearchSpot | undefined
}

/** A page of results, where to continue, and the correction of the query. */
export interface PinFindings {
  readonly found: readonly FoundPin[]
  readonly best: readonly FoundPin[]
  /** The stems of the words searched for. */
  readonly stems: readonly string[]
  readonly next: SearchSpot | null
  readonly corrected: string | null
}

const nothing: PinFindings = { found: [], best: [], stems: [], next: null, corrected: null }

/** Max batches per page, when pins with all the words can't be scanned directly. */
const stretches = 3

/** The readings of a query, in the order they're tried; bookmarks store them as numbers. */
const typed = 0
const corrected = 1
const part = 2
const ways = [typed, corrected, part]
/** Added to a reading's number when pins with all the words are scanned directly. */
const scanning = 10

/** A query, as typed or corrected, with the statistics of its words. */
interface Told {
  readonly query: QueryWords
  readonly known: readonly KnownWord[]
}

/**
 * Searches pins. Tries the query as typed, then with typos corrected, then only its rarest word.
 */
export async function findPins(db: Db, asked: PinQuery): Promise<PinFindings> {
  const told = { query: asked.query, known: await knownWords(db, asked.query.words) }
  const { spot } = asked
  if (spot === undefined) return firstPage(db, asked, told)
  const way = spot.reading % scanning
  const meant = way === typed || !asked.corrects ? undefined : await correctedTelling(db, told)
  const reading = readingOf(way, told, meant)
  if (reading === undefined) return nothing
  const isScan = spot.reading >= scanning
  const page = await (isScan ? scan(db, asked, reading) : walk(db, asked, reading))
  return findings(page, { reading: spot.reading, told, meant })
}

async function firstPage(db: Db, asked: PinQuery, told: Told): Promise<PinFindings> {
  let meant: Told | undefined
  for (const way of ways) {
    if (way === corrected && asked.corrects) meant = await correctedTelling(db, told)
    const reading = readingOf(way, told, meant)
    if (reading === undefined) continue
    const page = await walk(db, asked, reading)
    const wanting = page.found.length < asked.size && page.next !== null
    if (wanting && canScan(reading))
      return findings(await scan(db, asked, reading), { reading: way + scanning, told, meant })
    if (page.found.length > 0) return findings(page, { reading: way, told, meant })
  }
  return nothing
}

function readingOf(way: number, told: Told, meant: Told | undefined): Reading | undefined {
  if (way === typed) return wholeReading(told.query, told.known)
  if (way === corrected) return meant && wholeReading(meant.query, meant.known)
  const { query, known } = meant ?? told
  return partReading(query, known)
}

/** Replaces every word that no pin has by its most likely correction. */
async function correctedTelling(db: Db, told: Told): Promise<Told | undefined> {
  const unknown = told.known.filter(({ stem, pinCount }) => stem !== null && pinCount === 0)
  const meant = new Map<string, string>()
  for (const { word } of unknown) {
    const other = await correctWord(db, word)
    if (other !== undefined) meant.set(word, other)
  }
  if (meant.size === 0) return undefined
  const instead = (word: string) => meant.get(word) ?? word
  const query = {
    ...told.query,
    text: told.query.text.replace(/[\p{L}\p{N}\p{M}]+/gu, instead),
    words: told.query.words.map(instead),
  }
  return { query, known: await knownWords(db, query.words) }
}

const walk = (db: Db, asked: PinQuery, reading: Reading) =>
  pageOfBatches((from, until) => pinBatch(db, { ...asked, reading }, from, until), {
    spot: asked.spot ?? topSpot,
    size: asked.size,
    stretches: asked.spot === undefined && canScan(reading) ? 1 : stretches,
  })

/** True when the words may be common separately but rare together. */
const canScan = ({ required }: Reading): boolean => required.length > 1

const scan = (db: Db, asked: PinQuery, reading: Reading) =>
  pageOfBatches(() => scannedPins(db, { ...asked, reading }), {
    spot: asked.spot ?? topSpot,
    size: asked.size,
    stretches: 1,
  })

function findings(
  { found, best, next }: Page<FoundPin>,
  { reading, told, meant }: { reading: number; told: Told; meant: Told | undefined },
): PinFindings {
  const tags = meant?.query.tags.map((tag) => `#${tag}`) ?? []
  return {
    found,
    best,
    stems: (meant ?? told).known.flatMap(({ stem }) => stem ?? []),
    next: next === null ? null : { ...next, reading },
    corrected: meant === undefined ? null : [meant.query.text, ...tags].join(' ').trim(),
  }
}
