import type { FeedColumn } from './feed-columns.ts'
import type { RowFault } from './feed-row.ts'

/** What the values of a feed mean. */
export interface FeedReading {
  /** The currency of prices that name none. */
  readonly currency: string | null
  /** Decides which sales are on. */
  readonly now: Date
}

/** Names a fault of a column. */
export type Blame = (column: FeedColumn, fault: RowFault['fault']) => void
