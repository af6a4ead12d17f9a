import type { FeedCells } from './feed-columns.ts'

/** A row of a feed before its values are read: what they are, or why it has none. */
export type FeedRecord =
  | { readonly cells: FeedCells }
  | {
      readonly fault: 'cells-wrong' | 'row-too-long' | 'xml-unfit'
      /** The beginning of the row, or the part at fault. */
      readonly text: string
      /** The product's own id, where it was read. */
      readonly id?: string
    }

/** Reads the rows of a feed piece by piece. */
export interface RecordReader {
  records(text: string): Iterable<FeedRecord>
  end(): Iterable<FeedRecord>
}

/** A reader that has read the beginning of a feed, or why it can't read this one. */
export type OpenedRecords =
  | { readonly ok: true; readonly reader: RecordReader; readonly begun: Iterable<FeedRecord> }
  | {
      readonly ok: false
      readonly fault: 'unreadable' | 'columns-missing'
      readonly columns?: readonly string[]
    }
