import { PinId } from '@tessera/contracts/ids'
import type { Visit } from '../../../calls/visit.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { isEmptyQuery, pinOf } from '../../pins/index.ts'
import { besideOwn, promotedOnPage, promotedPins, roomFor } from '../promoted/promote-in-list.ts'
import { topSpot } from './batches.ts'
import { findPins } from './find-pins.ts'
import { myPinsWith } from './my-pins.ts'
import { pinFiltersOf } from './pin-filters.ts'
import type { AskedSearchPage, SearchPage } from './search-page.ts'
import { listedRows, seenPins } from './shown-pins.ts'
import { topFacets } from './top-facets.ts'

const topPinsOf = ({ input }: AskedSearchPage): readonly PinId[] => [
  ...new Set([
    ...(input.top_pin_id === undefined ? [] : [input.top_pin_id]),
    ...(input.top_pin_ids ?? []),
  ]),
]

/** Searches other people's pins. */
export async function pageOfPins(
  { ports, viewer }: Visit,
  asked: AskedSearchPage,
): Promise<SearchPage> {
  const { input, spot, start, told, promotion, trail } = asked
  const viewerId = viewer?.id ?? null
  const { query } = told
  const top = topPinsOf(asked)
  if (query.words.length === 0 && query.tags.length === 0) return { page: start, next: null }
  const page = { place: 'search', trail, size: input.page_size, without: top } as const
  const findings = await findPins(ports.db, {
    told,
    filters: pinFiltersOf(input),
    viewerId,
    without: top,
    size: input.page_size - roomFor(promotion, page),
    corrects: !input.auto_correction_disabled,
    spot,
  })
  const { found, best, fitting, groups, next, corrected } = findings
  const first = spot === undefined ? top : []
  const ids = found.map(({ id }) => PinId.parse(id))
  const open = besideOwn(page, ids.slice(0, fitting))
  const promoted = promotedPins(promotion, open)
  const bestIds = spot === undefined ? best.map(({ id }) => id) : []
  const listed = { ids: [...first, ...ids], promoted, best: bestIds }
  const { rows, facts } = await listedRows(ports.db, viewerId, listed)
  const promotedHere = promotedOnPage(promotion, open, rows)
  const usual = [...first, ...ids.filter((id) => !promotedHere.ideas.has(id))]
  const results = promotedHere.into(usual.flatMap((id) => rows.get(id) ?? []).map(pinOf))
  const related = new Set<string>(found.slice(fitting).map(({ id }) => id))
  const modules = topFacets(facts, {
    ids: bestIds,
    words: groups.flatMap(({ typed }) => [...typed, typed.join(' ')]),
    spoken: told.spoken ?? 'en',
    selected: (input.selected_one_bar_modules ?? []).map((id) => foldText(id)),
  })
  return {
    page: {
      ...start,
      results: [...results.pins],
      related_ids: results.pins.flatMap(({ id }) => (related.has(id) ? [id] : [])),
      modules: [...modules],
      corrected_query: corrected,
    },
    next,
    trail: results.trail,
  }
}

/** Searches the viewer's own pins; visitors get no results. */
export async function pageOfMyPins(
  { ports, viewer }: Visit,
  asked: AskedSearchPage,
): Promise<SearchPage> {
  const { input, spot, start } = asked
  const { query } = input
  if (viewer === null || isEmptyQuery(query)) return { page: start, next: null }
  const rows = await myPinsWith(ports.db, {
    query,
    filters: pinFiltersOf(input),
    viewerId: viewer.id,
    before: spot?.after?.[1],
    most: input.page_size + 1,
  })
  const ids = rows.slice(0, input.page_size).map(({ id }) => id)
  const last = rows.length > ids.length ? ids.at(-1) : undefined
  const results = await seenPins(ports.db, viewer.id, ids)
  return {
    page: { ...start, results: [...results] },
    next: last === undefined ? null : { ...topSpot, reading: 0, after: [0, last] },
  }
}
