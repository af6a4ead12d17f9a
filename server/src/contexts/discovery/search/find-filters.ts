import type { FilterModel } from '@tessera/contracts/entities/shopping-filter'
import { defaultPriceUnit } from '@tessera/contracts/filter-params'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Db } from '../../../platform/database/port.ts'
import { minorUnits } from '../../base/money/minor-units.ts'
import { meantFrom } from '../kinds/word-groups.ts'
import { correctedTelling } from './corrected-telling.ts'
import { countFacets, type FilteredScope } from './count-facets.ts'
import { type FacetRow, filterModelsOf, resultsIn } from './filter-models.ts'
import { pinsOf } from './known-groups.ts'
import { scannedIds } from './pin-batch.ts'
import type { PinFilters } from './pin-filters.ts'
import { pinsUnderWords } from './pins-under-words.ts'
import { canScan, looseness, readingOf, type SearchReading, type Told } from './reading.ts'

/** A search whose filters are asked for. */
export interface FilterQuery {
  /** The query with the statistics of its words. */
  readonly told: Told
  readonly filters: PinFilters
  readonly scope: FilteredScope
  readonly viewerId: UserId | null
  readonly corrects: boolean
}

/** Returns the ids of the best pins that a reading may find. */
async function idsOf(db: Db, reading: SearchReading): Promise<readonly string[]> {
  const most = limits.filteredPinsMax
  const { ids, isFull } = await pinsUnderWords(db, reading, {
    from: null,
    until: null,
    looks: most,
    most,
  })
  const { needed } = reading
  if (!isFull || needed === undefined || !canScan(reading)) return ids
  const scanned = await db.transaction((tx) => scannedIds(tx, needed))
  return [...new Set([...ids, ...scanned])]
}

/**
 * Counts the facets by one reading after another, until one finds results. Without results, what the
 * strictest reading finds with fewer filters is still offered.
 */
async function countBy(
  db: Db,
  asked: FilterQuery,
  told: Told,
  steps: readonly number[],
  before: readonly FacetRow[] = [],
) {
  let offered = before
  for (const step of steps) {
    const reading = readingOf(told, step)
    if (reading === undefined) continue
    const rows = await countFacets(db, { ...asked, reading, ids: await idsOf(db, reading) })
    if (resultsIn(rows, asked.scope) > 0) return { rows, isFound: true }
    if (offered.length === 0) offered = rows.filter(({ count }) => count > 0)
  }
  return { rows: offered, isFound: false }
}

/** Results of a first page; with fewer than twice as many, those with the thing alone count too. */
const fewBelow = 50

/**
 * Counts the facets of pins with all the words, and when these are few of all pins that have the thing,
 * which the results rank together with them.
 */
async function countStrict(db: Db, asked: FilterQuery, told: Told) {
  const reading = looseness
    .map((_, step) => readingOf(told, step))
    .findLast((each) => each?.isTogether === true)
  if (reading === undefined) return countBy(db, asked, told, [0])
  const together = { ...reading, found: undefined }
  const countTogether = async () => {
    const rows = await countFacets(db, {
      ...asked,
      reading: together,
      ids: await idsOf(db, together),
    })
    const isFound = resultsIn(rows, asked.scope) > 0
    return { rows: isFound ? rows : rows.filter(({ count }) => count > 0), isFound }
  }
  // A word that few pins have says that there are few results without counting them.
  const isRare = told.groups.some(
    (group) => group.terms.length > 0 && !group.isColor && pinsOf(group, meantFrom) < fewBelow,
  )
  if (isRare) return countTogether()
  const strict = await countBy(db, asked, told, [0])
  if (resultsIn(strict.rows, asked.scope) >= fewBelow) return strict
  const all = await countTogether()
  return all.isFound ? all : strict
}

/** Returns the filters of what a search finds: by the same readings, in the same order. */
export async function findFilters(db: Db, asked: FilterQuery): Promise<readonly FilterModel[]> {
  const unit = asked.filters.price?.unit ?? defaultPriceUnit
  const { told: typed } = asked
  const strict = await countStrict(db, asked, typed)
  if (strict.isFound) return filterModelsOf(strict.rows, unit, minorUnits)
  const meant = asked.corrects ? await correctedTelling(db, typed) : undefined
  const all = [...looseness.keys()]
  // The strictest reading of the typed words has been counted already.
  const { rows } =
    meant === undefined
      ? await countBy(db, asked, typed, all.slice(1), strict.rows)
      : await countBy(db, asked, meant, all)
  return filterModelsOf(rows, unit, minorUnits)
}
