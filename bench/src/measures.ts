import { adExperiments } from './ad-experiments.ts'
import type { BenchFlag } from './bench-parts.ts'
import { boardPicker } from './board-picker.ts'
import { measureSurfaces } from './budgets/measure-surfaces.ts'
import { surfaceLines } from './budgets/surface-lines.ts'
import { busThroughput } from './bus-throughput.ts'
import { byTime } from './by-time/by-time.ts'
import { refusedCopies } from './copies/refused-copies.ts'
import { feedReading } from './feed-reading.ts'
import { filterPress } from './filter-press.ts'
import { grid } from './grid/grid.ts'
import { firstLoad, keepSources } from './house/first-load.ts'
import { house } from './house/house.ts'
import { houseLists } from './house-lists/house-lists.ts'
import { interactions } from './interactions/interactions.ts'
import { library } from './library/library.ts'
import { isLoadLine, loadLines } from './lighthouse/audit-page.ts'
import { lighthouse } from './lighthouse/lighthouse.ts'
import type { Line } from './measure.ts'
import { memoryAtRest } from './memory/memory-at-rest.ts'
import { billsOfSizes, modelCosts, usualPins } from './model/model.ts'
import { pageFigures } from './page-figures.ts'
import { pageLoad } from './page-load.ts'
import { peers } from './peers/peers.ts'
import { atScale } from './scale/at-scale.ts'
import { searchRelevance } from './search/relevance.ts'
import { adDelivery } from './service/ad-delivery.ts'
import { adReports } from './service/ad-reports.ts'
import { callCosts } from './service/call-costs.ts'
import { filledByCalls } from './service/filled-by-calls.ts'
import { filtered } from './service/filtered.ts'
import { hotIdea } from './service/hot-idea.ts'
import { logIns } from './service/log-ins.ts'
import { serviceCalls } from './service/service-calls.ts'
import { tracing } from './service/tracing.ts'
import { fiftyReports } from './tasks/fifty-reports.ts'
import { newcomer } from './tasks/newcomer.ts'
import { tasteOfFeeds } from './taste/taste.ts'

/** Returns the value of a flag; undefined when it has none. */
type ValueAt = (flag: string) => string | undefined

/** Runs each part, by its flag. `isKept` is true when its figures are kept as those of a release. */
export const measures: Readonly<
  Record<BenchFlag, (valueAt: ValueAt, isKept: boolean) => Promise<readonly Line[]>>
> = {
  '--bus': async () => [await busThroughput(1), await busThroughput(10)],
  '--surfaces': async () => surfaceLines(await measureSurfaces()),
  '--service': serviceCalls,
  '--call-costs': callCosts,
  '--hot-idea': hotIdea,
  '--tracing': tracing,
  '--ads': adDelivery,
  '--log-ins': logIns,
  '--grid': grid,
  '--pages': pageFigures,
  '--search': (valueAt) =>
    searchRelevance({ write: valueAt('--write'), against: valueAt('--against') }),
  '--taste': (valueAt) => tasteOfFeeds(Number(valueAt('--taste') ?? 200)),
  '--feeds': async () => [await feedReading('csv'), await feedReading('rss')],
  '--copies': refusedCopies,
  '--picker': boardPicker,
  '--filter-press': filterPress,
  '--interactions': (valueAt) =>
    interactions({ named: valueAt('--only') ?? '', rounds: Number(valueAt('--rounds') ?? 24) }),
  '--load': pageLoad,
  '--lighthouse': (valueAt) => {
    const line = valueAt('--line')
    const lines = isLoadLine(line) ? [line] : loadLines
    return lighthouse({ origin: valueAt('--origin'), lines, named: valueAt('--only') ?? '' })
  },
  '--peers': peers,
  '--scale': (valueAt) => atScale(Number(valueAt('--scale') ?? 1_000_000), valueAt('--only') ?? ''),
  '--by-calls': (valueAt) => filledByCalls(Number(valueAt('--by-calls') ?? 20_000)),
  '--filters': (valueAt) => filtered(Number(valueAt('--filters') ?? 1_000_000)),
  '--reports': (valueAt) => adReports(Number(valueAt('--reports') ?? 10_000_000)),
  '--experiments': adExperiments,
  '--first-load': async (_, isKept) => {
    if (isKept) await keepSources()
    return firstLoad()
  },
  '--tasks': (valueAt) => newcomer(valueAt('--tasks')),
  '--fifty-reports': fiftyReports,
  '--memory': memoryAtRest,
  '--house-lists': (valueAt) => houseLists(Number(valueAt('--house-lists') ?? 100_000)),
  '--library': (valueAt) => library(Number(valueAt('--library') ?? 100_000)),
  '--by-time': (valueAt) => byTime(Number(valueAt('--by-time') ?? 1_000_000)),
  '--model': billsOfSizes,
  '--model-costs': (valueAt, isKept) =>
    modelCosts(valueAt('--model-costs')?.split(',').map(Number) ?? usualPins, isKept),
  '--house': (valueAt) => house(valueAt('--at')),
}
