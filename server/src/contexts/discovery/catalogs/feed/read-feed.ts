import { limits } from '@tessera/contracts/limits'
import { type LetterReader, lettersOf } from '../../../base/table-files/letters.ts'
import { BrokenFeed } from './broken-feed.ts'
import { itemOf, shownValue } from './feed-item.ts'
import type { FeedReading } from './feed-reading.ts'
import type { FeedRecord, OpenedRecords } from './feed-records.ts'
import type { FeedRow, RowFault } from './feed-row.ts'
import { idsSeen } from './ids-seen.ts'
import { openTable } from './table-records.ts'
import { type FeedPiece, unpackedFeed } from './unpacked-feed.ts'
import { openXml } from './xml-records.ts'

/** A feed as it arrives. */
export interface FeedSource {
  readonly chunks: AsyncIterable<Uint8Array>
  /** The currency of prices without one; null when such rows are refused. */
  readonly currency: string | null
  /** Decides which sales are on. */
  readonly now?: Date
}

/** A row of a feed, with the bytes of the source that were read so far. */
export type ProgressedRow = FeedRow & { readonly bytes: number }

/** A feed whose beginning was read. Its rows may throw a BrokenFeed. */
export type OpenedFeed =
  | { readonly ok: true; readonly rows: AsyncIterable<ProgressedRow> }
  | {
      readonly ok: false
      readonly fault: 'unreadable' | 'columns-missing'
      /** The columns that it lacks. */
      readonly columns?: readonly string[]
    }

/** The limits of a feed. */
export interface FeedLimits {
  readonly rowMax: number
  readonly rowsMax: number
  readonly maxBytes: number
}

const usual: FeedLimits = {
  rowMax: limits.catalogRowMax,
  rowsMax: limits.catalogRowsMax,
  maxBytes: limits.catalogFeedMaxBytes,
}

/** Opens a feed of any format by its first bytes: CSV, TSV or XML, gzip too. */
export async function openFeed(
  source: FeedSource,
  feedLimits: FeedLimits = usual,
): Promise<OpenedFeed> {
  const pieces = unpackedFeed(source.chunks, feedLimits.maxBytes)
  try {
    const first = await pieces.next()
    if (first.done) return { ok: false, fault: 'unreadable' }
    const letters = lettersOf(first.value.bytes)
    const text = letters.text(first.value.bytes).replace(/^[\uFEFF\s]+/, '')
    const opened = (text.startsWith('<') ? openXml : openTable)(text, feedLimits.rowMax)
    if (opened.ok)
      return {
        ok: true,
        rows: rowsOf({ first: first.value, pieces, letters, opened }, source, feedLimits),
      }
    await pieces.return(undefined)
    return opened
  } catch (error) {
    if (error instanceof BrokenFeed) return { ok: false, fault: 'unreadable' }
    throw error
  }
}

/** Lets other requests run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Rows after which others run. */
const rowsAtOnce = 100

interface Begun {
  readonly first: FeedPiece
  readonly pieces: AsyncGenerator<FeedPiece>
  readonly letters: LetterReader
  readonly opened: Extract<OpenedRecords, { ok: true }>
}

async function* rowsOf(
  { first, pieces, letters, opened }: Begun,
  { currency, now = new Date() }: FeedSource,
  { rowsMax }: FeedLimits,
): AsyncGenerator<ProgressedRow> {
  const read = rowReader({ currency, now }, rowsMax)
  let bytes = first.read
  let count = 0
  async function* progressed(records: Iterable<FeedRecord>): AsyncGenerator<ProgressedRow> {
    // Records that are in memory already are read without a pause for others.
    await turn()
    for (const record of records) {
      count += 1
      if (count % rowsAtOnce === 0) await turn()
      yield { ...read(record), bytes }
    }
  }
  try {
    yield* progressed(opened.begun)
    for await (const piece of pieces) {
      bytes = piece.read
      yield* progressed(opened.reader.records(letters.text(piece.bytes)))
    }
    yield* progressed(opened.reader.records(letters.end()))
    yield* progressed(opened.reader.end())
  } finally {
    await pieces.return(undefined)
  }
}

/** Returns a function that reads one row after the other. */
function rowReader(reading: FeedReading, rowsMax: number) {
  const seen = idsSeen()
  let row = 0
  return (record: FeedRecord): FeedRow => {
    row += 1
    if (row > rowsMax) throw new BrokenFeed('too-large')
    if ('fault' in record) {
      const fault = { column: null, fault: record.fault, value: shownValue(record.text) }
      return { row, itemId: shownValue(record.id ?? '') || null, faults: [fault] }
    }
    const { id } = record.cells
    const twice: RowFault[] =
      id === undefined || id.value.trim() === '' || seen.add(id.value.trim())
        ? []
        : [{ column: id.column, fault: 'twice', value: shownValue(id.value) }]
    const read = itemOf(record.cells, reading)
    if ('faults' in read) return { row, itemId: read.itemId, faults: [...twice, ...read.faults] }
    return twice.length > 0
      ? { row, itemId: read.item.id, faults: twice }
      : { row, item: read.item }
  }
}
