import type { FeedColumn } from './feed-columns.ts'
import type { RowFault } from './feed-row.ts'

/** Options that decide how the values of a feed are read. */
export interface FeedReading {
  /** The currency of prices without one. */
  readonly currency: string | null
  /** Decides which sales are on. */
  readonly now: Date
}

/** Names a fault of a column. */
export type Blame = (column: FeedColumn, fault: RowFault['fault']) => void
