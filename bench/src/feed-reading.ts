import { openFeed } from '@tessera/server/contexts/discovery/catalogs/feed/read-feed'
import { type MadeFeedOptions, madeFeed } from '@tessera/server/contexts/discovery/catalogs/testing/made-feed'
import type { Line } from './measure.ts'

type Format = MadeFeedOptions['format']

/** A small feed, which warms up, and one of ten times as many rows. */
const sizes = [40_000, 400_000] as const

interface Read {
  readonly rowsPerSecond: number
  /** The most memory of the process while it was read, in MB. */
  readonly megabytes: number
}

/** Reads a made feed with a fault in each twentieth row. */
async function read(format: Format, rows: number): Promise<Read> {
  const pictures = (product: number) => `https://shop.example/${product}.jpg`
  const feed = madeFeed({ rows, faults: rows / 20, format, pictures })
  let [making, found, most] = [0, 0, 0]
  async function* chunks() {
    const made = feed.chunks()
    for (;;) {
      const begun = performance.now()
      const next = await made.next()
      making += performance.now() - begun
      if (next.done) return
      yield next.value
    }
  }
  const begun = performance.now()
  const opened = await openFeed({ chunks: chunks(), currency: null })
  if (!opened.ok) throw new Error(`The feed can't be read: ${opened.fault}`)
  for await (const row of opened.rows) {
    found += 'item' in row ? 1 : 0
    if (row.row % 1_000 === 0) most = Math.max(most, process.memoryUsage.rss())
  }
  if (found !== feed.accepted) throw new Error(`${found} of ${feed.accepted} rows were read.`)
  const seconds = (performance.now() - begun - making) / 1_000
  return { rowsPerSecond: rows / seconds, megabytes: most / 1e6 }
}

const shown = ({ rowsPerSecond, megabytes }: Read) =>
  `${Math.round(rowsPerSecond).toLocaleString('en')} rows/s, ${Math.round(megabytes)} MB`

/** Measures the reading of a large feed and its memory beside a tenth of it. */
export async function feedReading(format: Format): Promise<Line> {
  const [few, many] = sizes
  const beside = await read(format, few)
  const ours = await read(format, many)
  return {
    name: `a feed as ${format}, ${many.toLocaleString('en')} rows`,
    ours: shown(ours),
    beside: shown(beside),
    ratio: ours.megabytes / beside.megabytes,
    target: 'memory 1.5',
  }
}
