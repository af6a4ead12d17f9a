import { pickerBoards } from '@tessera/contracts/calls/boards'
import {
  CatalogReportLine,
  CatalogRun,
  CatalogSource,
  getCatalogRuns,
  getCatalogSources,
} from '@tessera/contracts/calls/catalogs'
import { z } from '@tessera/contracts/schema'
import { viewer } from '@tessera/testing/fixtures'

type Over = Readonly<Record<string, unknown>>

/** A run of a catalog that has ended. */
export const catalogRun = (over: Over = {}): CatalogRun =>
  z.parse(CatalogRun, {
    id: 'r1',
    state: 'done',
    progress: 1,
    why: null,
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:01:00Z',
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    retired: 0,
    refused: 0,
    ...over,
  })

/** A source of products that was uploaded. */
export const catalogSource = (over: Over = {}): CatalogSource =>
  z.parse(CatalogSource, {
    id: 's1',
    name: 'Lamps',
    origin: 'upload',
    address: null,
    rhythm: 'never',
    next_run_at: null,
    currency: null,
    products: 4,
    board: { id: '10', name: 'Lamps', url: '/mira/lamps/' },
    pictures_waiting: 0,
    pictures_failed: 0,
    run: catalogRun(),
    ...over,
  })

/** A refused row. */
export const reportLine = (over: Over = {}): CatalogReportLine =>
  z.parse(CatalogReportLine, {
    row: 2,
    item: 'LAMP-2',
    column: 'price',
    fault: 'price-unfit',
    value: 'cheap',
    ...over,
  })

/** A business whose service answers with these sources, and with no boards. */
export const businessWith = (sources: () => CatalogSource[]) => ({
  viewer: viewer({ is_partner: true }),
  base: [
    [getCatalogSources, sources],
    [getCatalogRuns, () => sources().flatMap(({ run }) => run ?? [])],
    [pickerBoards, () => ({ all_boards: [], boards_shortlist: [] })],
  ] as const,
})
