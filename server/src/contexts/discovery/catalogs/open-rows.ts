import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { timings } from '@tessera/contracts/timings'
import { jobOf } from '../../../platform/readers/port.ts'
import type { Ports } from '../../../ports.ts'
import { holderOf } from '../../pins/index.ts'
import type { ReadSoFar } from './apply-batch.ts'
import type { FeedRow } from './feed/feed-row.ts'
import { openFeed } from './feed/read-feed.ts'
import { fileSize, readParts } from './file-parts.ts'
import type { PlacedRow } from './plan-batch.ts'
import type { RunRow, SourceRow } from './store.ts'
import { readWebsiteProducts } from './website/read-website-products.ts'
import { websiteRead } from './website/website-read.ts'

/** A row, and how far the source is read with it. */
export interface ReadRow {
  readonly row: PlacedRow
  readonly read: ReadSoFar
}

/** The rows of a source, or why they can't be read. */
export type OpenedRows =
  | { readonly ok: true; readonly rows: AsyncIterable<ReadRow> }
  | { readonly ok: false; readonly why: ErrorCode; readonly columns: readonly string[] }

interface Reading {
  readonly source: SourceRow
  readonly run: RunRow
  readonly signal: AbortSignal
}

async function fileRows(ports: Ports, { source, run }: Reading): Promise<OpenedRows> {
  const size = await fileSize(ports, run)
  let taken = 0
  async function* chunks() {
    for await (const chunk of readParts(ports, run)) {
      taken += chunk.length
      yield chunk
    }
  }
  const opened = await openFeed({
    chunks: chunks(),
    currency: source.currency,
    now: ports.clock.now(),
  })
  if (!opened.ok) return { ok: false, why: 'catalog-unreadable', columns: opened.columns ?? [] }
  async function* rows(feed: AsyncIterable<FeedRow>) {
    let read = 0
    for await (const row of feed) {
      read += 1
      yield { row, read: { rows: read, progress: size === 0 ? 1 : taken / size } }
    }
  }
  return { ok: true, rows: rows(opened.rows) }
}

async function websiteRows(ports: Ports, { source, signal }: Reading): Promise<OpenedRows> {
  const domain = source.address ?? ''
  const holder = await holderOf(ports.db, domain)
  if (holder?.userId !== source.userId)
    return { ok: false, why: 'website-not-claimed', columns: [] }
  const read = websiteRead(ports.readers, { who: jobOf(source.userId), signal })
  const options = { signal, read, brand: ports.settings.brand, now: ports.clock.now() }
  async function* rows() {
    let read = 0
    let [page, place] = [0, 0]
    for await (const row of readWebsiteProducts(ports.pages, domain, options)) {
      read += 1
      place = row.row === page ? place + 1 : 0
      page = row.row
      yield { row: { ...row, place }, read: { rows: read, progress: row.done / row.total } }
    }
  }
  return { ok: true, rows: rows() }
}

/** Opens the rows of a source: those of the run's file, or those of the pages of its website. */
export const openRows = (ports: Ports, reading: Reading): Promise<OpenedRows> =>
  reading.source.origin === 'website' ? websiteRows(ports, reading) : fileRows(ports, reading)

/** Returns a signal that also ends the reading of a website that takes too long. */
export const readingSignal = ({ origin }: SourceRow, signal: AbortSignal): AbortSignal =>
  origin === 'website'
    ? AbortSignal.any([signal, AbortSignal.timeout(timings.catalogWebsiteRead)])
    : signal
