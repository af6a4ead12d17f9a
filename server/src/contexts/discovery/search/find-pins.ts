import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Db } from '../../../platform/database/port.ts'
import { bestMost, type Page, type PageSpot, pageOfBatches, topSpot } from './batches.ts'
import { correctedTelling, unknownIn } from './corrected-telling.ts'
import type { KnownGroup } from './known-groups.ts'
import { batchReader, type FoundPin, type ReadBatch, scannedPins } from './pin-batch.ts'
import { narrows, type PinFilters } from './pin-filters.ts'
import { looseness, readingOf, type SearchReading, type Told } from './reading.ts'
import type { SearchSpot } from './search-bookmark.ts'
import { numberOf, type Way, wayOf } from './search-way.ts'

/** A search for pins. */
export interface PinQuery {
  /** The query with the statistics of its words. */
  readonly told: Told
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
  /** The words searched for. */
  readonly groups: readonly KnownGroup[]
  readonly next: SearchSpot | null
  readonly corrected: string | null
}

const nothing: PinFindings = { found: [], best: [], groups: [], next: null, corrected: null }

/** Max batches per page, when pins with all the words can't be scanned directly. */
const stretches = 3

/** A search under way: what was asked for, and how its batches are read. */
interface Search extends PinQuery {
  readonly read: ReadBatch
}

/**
 * Searches pins. Tries the query as typed, then with typos corrected. A first page that isn't full
 * goes on with looser readings of the query, and later pages go on where it ended.
 */
export async function findPins(db: Db, asked: PinQuery): Promise<PinFindings> {
  const search = { ...asked, read: batchReader(db, asked) }
  const { spot, told: typed } = asked
  if (spot === undefined) return firstPage(db, search)
  const way = wayOf(spot.reading)
  const meant = way.isCorrected ? await correctedTelling(db, typed) : undefined
  const reading = readingOf(meant ?? typed, way.step)
  if (reading === undefined) return nothing
  const page = await (way.isScan
    ? scan(db, search, reading, spot)
    : walk(search, { reading, spot }))
  return findings(page, { way, told: typed, meant })
}

async function firstPage(db: Db, search: Search): Promise<PinFindings> {
  const { told } = search
  const isTypo = search.corrects && unknownIn(told).length > 0
  const typed = stepsOf(told)
  const first = await strictPage(db, search, isTypo ? [typed[0]] : typed)
  if (first !== undefined && first.page.found.length > 0)
    return loosened(search, { ...first, steps: typed, told, meant: undefined })
  const meant = isTypo ? await correctedTelling(db, told) : undefined
  const start = { page: noPage, isScan: false, told, meant }
  if (meant === undefined) return loosened(search, { ...start, steps: typed })
  const steps = stepsOf(meant)
  return loosened(search, { ...start, ...(await strictPage(db, search, steps)), steps })
}

const noPage: Page<FoundPin> = { found: [], best: [], next: null }

/** The readings of a query by step; undefined where a step asks no less than the one before. */
type Steps = readonly (SearchReading | undefined)[]

const stepsOf = (told: Told): Steps => looseness.map((_, step) => readingOf(told, step))

/** Returns the readings that go on after a step. */
const readingsAfter = (steps: Steps, step: number): readonly SearchReading[] =>
  steps.slice(step + 1).flatMap((reading) => reading ?? [])

/** Finds pins with all the words. */
async function strictPage(db: Db, search: Search, steps: Steps) {
  const [reading] = steps
  if (reading === undefined) return undefined
  const looser = readingsAfter(steps, 0)
  const page = await walk(search, { reading, looser, spot: topSpot })
  const wanting = page.found.length < search.size && page.next !== null
  const isScan = wanting && canScan(reading)
  return { page: isScan ? await scan(db, search, reading, topSpot) : page, isScan }
}

interface Strict {
  readonly page: Page<FoundPin>
  readonly isScan: boolean
  readonly steps: Steps
  readonly told: Told
  readonly meant: Told | undefined
}

/** Fills a page that has few results with what looser readings find. */
async function loosened(search: Search, strict: Strict): Promise<PinFindings> {
  const { steps, told, meant } = strict
  let { page } = strict
  let way: Way = { step: 0, isCorrected: meant !== undefined, isScan: strict.isScan }
  for (let step = 1; step < looseness.length; step += 1) {
    if (page.found.length >= search.size || page.next !== null) break
    // A person who chose a filter wants few results that match exactly.
    if (narrows(search.filters) && page.found.length > 0) break
    const reading = steps[step]
    if (reading === undefined) continue
    const size = search.size - page.found.length
    const looser = readingsAfter(steps, step)
    const more = await walk({ ...search, size }, { reading, looser, spot: topSpot })
    page = {
      found: [...page.found, ...more.found],
      best: [...page.best, ...more.best].slice(0, bestMost),
      next: more.next,
    }
    way = { ...way, step, isScan: false }
  }
  return findings(page, { way, told, meant })
}

interface Walk {
  readonly reading: SearchReading
  readonly looser?: readonly SearchReading[]
  readonly spot: PageSpot
}

const walk = (search: Search, { reading, looser = [], spot }: Walk) =>
  pageOfBatches(
    (from, until) =>
      search.read({
        reading,
        from,
        until,
        size: search.size,
        looser: from === null ? looser : [],
      }),
    {
      spot,
      size: search.size,
      stretches: search.spot === undefined && canScan(reading) ? 1 : stretches,
    },
  )

/** True when the words may be common separately but rare together. */
export const canScan = ({ groups, others, isByColor, found }: SearchReading): boolean =>
  found === undefined && !isByColor && groups.length > 1 && others.length > 0

const scan = (db: Db, asked: PinQuery, reading: SearchReading, spot: PageSpot) =>
  pageOfBatches(() => scannedPins(db, { ...asked, reading }), {
    spot,
    size: asked.size,
    stretches: 1,
  })

function findings(
  { found, best, next }: Page<FoundPin>,
  { way, told, meant }: { way: Way; told: Told; meant: Told | undefined },
): PinFindings {
  const tags = meant?.query.tags.map((tag) => `#${tag}`) ?? []
  return {
    found,
    best,
    groups: (meant ?? told).groups,
    next: next === null ? null : { ...next, reading: numberOf(way) },
    corrected: meant === undefined ? null : [meant.query.text, ...tags].join(' ').trim(),
  }
}
