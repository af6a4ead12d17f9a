import type { FeedItem } from '../feed/feed-row.ts'
import { type FeedLimits, type FeedSource, openFeed } from '../feed/read-feed.ts'
import type { MadeFault } from './made-feed.ts'

/** Reads a feed to its end: its products and the faults of its rows. Throws when it can't be opened. */
export async function readAll(source: FeedSource, feedLimits?: FeedLimits) {
  const opened = await openFeed(source, feedLimits)
  if (!opened.ok) throw new Error(`${opened.fault}: ${opened.columns?.join(', ')}`)
  const items: FeedItem[] = []
  const faults: MadeFault[] = []
  let rows = 0
  for await (const row of opened.rows) {
    rows += 1
    if ('item' in row) items.push(row.item)
    else for (const { column, fault } of row.faults) faults.push({ row: row.row, column, fault })
  }
  return { items, faults, rows }
}
