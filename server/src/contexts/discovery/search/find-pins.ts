import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Db } from '../../../platform/database/port.ts'
import {
  type Batch,
  bestMost,
  type Page,
  type PageSpot,
  pageOfBatches,
  type Spot,
  topSpot,
} from './batches.ts'
import { correctedTelling, unknownIn } from './corrected-telling.ts'
import type { KnownGroup } from './known-groups.ts'
import {
  batchReader,
  type FoundPin,
  joined,
  type MetBatch,
  metPins,
  type ReadBatch,
  readTogether,
  scannedPins,
} from './pin-batch.ts'
import type { PinSearch } from './pin-evidence.ts'
import { narrows, type PinFilters } from './pin-filters.ts'
import { wantedFor } from './read-steps.ts'
import { byShade, canScan, looseness, readingOf, type SearchReading, type Told } from './reading.ts'
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
  /** The first so many of those found have what was asked for; the others are related to it. */
  readonly fitting: number
  /** The words searched for. */
  readonly groups: readonly KnownGroup[]
  readonly next: SearchSpot | null
  readonly corrected: string | null
}

const nothing: PinFindings = {
  found: [],
  best: [],
  fitting: 0,
  groups: [],
  next: null,
  corrected: null,
}

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
  const steps = stepsOf(asked, meant ?? typed)
  const reading = steps[way.step]
  if (reading === undefined) return nothing
  const page = await laterPage(db, search, { steps, reading, spot, way })
  return loosened(search, { page, way, steps, told: typed, meant })
}

interface LaterPage {
  readonly steps: Steps
  readonly reading: SearchReading
  readonly spot: SearchSpot
  readonly way: Way
}

/** Goes on where the page before ended. */
function laterPage(db: Db, search: Search, { steps, reading, spot, way }: LaterPage) {
  if (!way.isTogether)
    return way.isScan ? scan(db, search, reading, spot) : walk(search, { reading, spot })
  const stricter = steps.slice(0, way.step).flatMap((each) => each ?? [])
  return pageOfBatches(
    (from, until) =>
      from === null
        ? togetherAgain(db, search, { stricter, reading, until, isScan: way.isScan })
        : search.read({ reading, from, until, looser: [], size: search.size }),
    { spot, size: search.size, stretches },
  )
}

/** Reads the first batch of readings that are ranked together once more. */
async function togetherAgain(
  db: Db,
  search: Search,
  {
    stricter,
    reading,
    until,
    isScan,
  }: {
    readonly stricter: readonly SearchReading[]
    readonly reading: SearchReading
    readonly until: Spot | null
    readonly isScan: boolean
  },
): Promise<Batch<FoundPin>> {
  const [first, ...others] = stricter
  if (!isScan || first === undefined) return readTogether(db, search, [...stricter, reading], until)
  const { batch, isWhole } = await scanned(db, { ...search, reading: first })
  const rest = [...others, reading].filter(({ shade }) => shade === undefined || !isWhole)
  return joined([batch, await readTogether(db, search, rest, until)])
}

/** Reads the pins with all the words, wherever they are in the lists. */
const scanned = async (db: Db, search: PinSearch, from: Spot | null = null): Promise<MetBatch> =>
  (await metPins(db, search, from)) ?? (await scannedAlone(db, search))

const scannedAlone = async (db: Db, search: PinSearch): Promise<MetBatch> => ({
  batch: await scannedPins(db, search),
  isWhole: false,
})

async function firstPage(db: Db, search: Search): Promise<PinFindings> {
  const { told } = search
  const isTypo = search.corrects && unknownIn(told).length > 0
  const typed = stepsOf(search, told)
  const first = await strictPage(db, search, isTypo ? typed.slice(0, strictEnd) : typed)
  if (first !== undefined && first.page.found.length > 0)
    return loosened(search, { ...first, steps: typed, told, meant: undefined })
  const meant = isTypo ? await correctedTelling(db, told) : undefined
  const start = { page: noPage, way: strictWay, told, meant }
  if (meant === undefined) return loosened(search, { ...start, steps: typed })
  const steps = stepsOf(search, meant)
  return loosened(search, { ...start, ...(await strictPage(db, search, steps)), steps })
}

const noPage: Page<FoundPin> = { found: [], best: [], next: null }
/** The way of a first page, before it is known if its query is corrected. */
type StrictWay = Omit<Way, 'isCorrected'>

/** The steps before this one ask for all words. */
const strictEnd = 2

const strictWay: StrictWay = { step: 1, isScan: false, isTogether: false }

/**
 * The readings of a query by step: the strictest one with the color that was asked for, and those of
 * `looseness`. Undefined where a step asks no less than the one before.
 */
type Steps = readonly (SearchReading | undefined)[]

/** Filters read longer batches of a list as a whole. */
function stepsOf({ filters }: Pick<PinQuery, 'filters'>, told: Told): Steps {
  const [strictest, ...looser] = looseness.map((_, step) => readingOf(told, step))
  const split = strictest === undefined || narrows(filters) ? undefined : byShade(strictest)
  return split === undefined ? [undefined, strictest, ...looser] : [...split, ...looser]
}

/** Returns the readings that go on after a step. */
const readingsAfter = (steps: Steps, step: number): readonly SearchReading[] =>
  steps.slice(step + 1).flatMap((reading) => reading ?? [])

/**
 * Finds pins with all the words, and while these are few those that have the thing alone. They are
 * ranked together, because a kitchen stands above a vase with a narrow neck for 'small kitchen'.
 */
async function strictPage(db: Db, search: Search, steps: Steps) {
  const first = steps[0] === undefined ? 1 : 0
  const reading = steps[first]
  if (reading === undefined) return undefined
  const looser = readingsAfter(steps, first)
  const read = (each: SearchReading, after: readonly SearchReading[]) =>
    search.read({ reading: each, from: null, until: null, looser: after, size: search.size })
  const met = await metPins(db, { ...search, reading })
  // Lists have the words of products too, which may fill the page.
  const isMet = met !== undefined && met.batch.found.length >= search.size
  const strict = isMet ? met.batch : await read(reading, looser)
  const isScan = isMet || (strict.more && strict.found.length < search.size && canScan(reading))
  const scan = isScan ? (met ?? (await scannedAlone(db, { ...search, reading }))) : undefined
  const batches = [scan?.batch ?? strict]
  const whole = scan?.isWhole === true ? Math.max(1, first) : first
  let step = whole
  for (const [at, next] of steps.entries()) {
    const { found, more } = joined(batches)
    if (at <= whole || next?.isTogether !== true) continue
    if (more || found.length >= wantedFor(next, search.size)) break
    batches.push(await read(next, readingsAfter(steps, at)))
    step = at
  }
  const page = await pageOfBatches(
    (from, until) =>
      from === null
        ? Promise.resolve(joined(batches))
        : search.read({
            reading: steps[step] ?? reading,
            from,
            until,
            looser: [],
            size: search.size,
          }),
    { spot: topSpot, size: search.size, stretches: isScan ? 1 : stretches },
  )
  return { page, way: { step, isScan, isTogether: step > whole } }
}

interface Strict {
  readonly page: Page<FoundPin>
  readonly way: StrictWay
  readonly steps: Steps
  readonly told: Told
  readonly meant: Told | undefined
}

/** Fills a page that has few results with what looser readings find. */
async function loosened(search: Search, strict: Strict): Promise<PinFindings> {
  const { steps, told, meant } = strict
  let { page } = strict
  let way: Way = { ...strict.way, isCorrected: meant !== undefined }
  for (let step = way.step + 1; step < steps.length; step += 1) {
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
    way = { ...way, step, isScan: false, isTogether: false }
  }
  return findings(page, { way, told, meant, reading: steps[way.step] })
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

const scan = (db: Db, asked: PinQuery, reading: SearchReading, spot: PageSpot) =>
  pageOfBatches(async (from) => (await scanned(db, { ...asked, reading }, from)).batch, {
    spot,
    size: asked.size,
    stretches,
  })

/**
 * Returns how many pins of a page, from its start, have what was asked for. Pins that merely mention it
 * end their batch, and the next one starts with pins that have it; the list is related from where nothing
 * more of it follows.
 */
function fittingOf({ found, next }: Page<FoundPin>, reading: SearchReading | undefined): number {
  const goesOn = next !== null && next.after === null && reading?.hasThing === true
  return goesOn ? found.length : 1 + found.findLastIndex(({ isFitting }) => isFitting)
}

interface Found {
  readonly way: Way
  readonly told: Told
  readonly meant: Told | undefined
  /** The reading that the page ends in. */
  readonly reading: SearchReading | undefined
}

function findings(page: Page<FoundPin>, { way, told, meant, reading }: Found): PinFindings {
  const { found, best, next } = page
  const fitting = best.filter(({ isFitting }) => isFitting)
  const tags = meant?.query.tags.map((tag) => `#${tag}`) ?? []
  return {
    found,
    // Refinements of what merely is related would lead away from what was asked for.
    best: fitting.length > 0 ? fitting : best,
    fitting: fittingOf(page, reading),
    groups: (meant ?? told).groups,
    next: next === null ? null : { ...next, reading: numberOf(way) },
    corrected: meant === undefined ? null : [meant.query.text, ...tags].join(' ').trim(),
  }
}
