import { say } from '@tessera/build/commands/say'
import { adExperiments } from './ad-experiments.ts'
import { boardPicker } from './board-picker.ts'
import { measureSurfaces } from './budgets/measure-surfaces.ts'
import { surfaceLines } from './budgets/surface-lines.ts'
import { busThroughput } from './bus-throughput.ts'
import { feedReading } from './feed-reading.ts'
import { filterPress } from './filter-press.ts'
import { grid } from './grid/grid.ts'
import { firstLoad, keepSources } from './house/first-load.ts'
import { house } from './house/house.ts'
import { interactions } from './interactions/interactions.ts'
import type { Line } from './measure.ts'
import { pageFigures } from './page-figures.ts'
import { pageLoad } from './page-load.ts'
import { peers } from './peers/peers.ts'
import {
  beforeText,
  grownSince,
  keepRelease,
  type ReleaseFigures,
  readRelease,
  withLines,
} from './release-figures.ts'
import { searchRelevance } from './search/relevance.ts'
import { adDelivery } from './service/ad-delivery.ts'
import { adReports } from './service/ad-reports.ts'
import { atScale } from './service/at-scale.ts'
import { filtered } from './service/filtered.ts'
import { logIns } from './service/log-ins.ts'
import { serviceCalls } from './service/service-calls.ts'
import { newcomer } from './tasks/newcomer.ts'

function tableOf(lines: readonly Line[], release: ReleaseFigures): string {
  const rows = [
    ['what', 'ours', 'beside', 'ratio', 'last release', 'target'],
    ...lines.map((line) => [
      ...[line.name, line.ours, line.beside, line.ratio?.toFixed(2) ?? ''],
      ...[beforeText(line, release), line.target],
    ]),
  ]
  const widths = [0, 1, 2, 3, 4, 5].map((at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .join('\n')
}

interface Measure {
  readonly says: string
  readonly lines: () => Promise<readonly Line[]>
}

/** The measures by the flag that runs only them: `npm run bench -- --grid`. */
const measures: Readonly<Record<string, Measure>> = {
  '--bus': {
    says: 'The bus …',
    lines: async () => [await busThroughput(1), await busThroughput(10)],
  },
  '--surfaces': {
    says: 'What each surface takes …',
    lines: async () => surfaceLines(await measureSurfaces()),
  },
  '--service': { says: 'The service on PostgreSQL …', lines: serviceCalls },
  '--ads': { says: 'Lists with 10,000 live ads and without …', lines: adDelivery },
  '--log-ins': { says: 'Log-ins beside other calls …', lines: logIns },
  '--grid': { says: 'The grid beside others …', lines: grid },
  '--pages': { says: 'The pages on a slow machine …', lines: pageFigures },
  '--search': { says: 'Sixty searches over the demo world …', lines: searchRelevance },
  '--feeds': {
    says: "Merchants' feeds …",
    lines: async () => [await feedReading('csv'), await feedReading('rss')],
  },
  '--picker': { says: 'The board picker on a slow machine …', lines: boardPicker },
  '--filter-press': { says: 'A press on a filter …', lines: filterPress },
  '--interactions': {
    says: 'Ten interactions on a slow machine …',
    lines: () =>
      interactions({
        named: flagValue('--only') ?? '',
        rounds: Number(flagValue('--rounds') ?? 24),
      }),
  },
  '--load': { says: 'The home page, federated and as one bundle …', lines: pageLoad },
  '--peers': { says: 'The home page beside its peers …', lines: peers },
}

function flagValue(name: string): string | undefined {
  const at = process.argv.findIndex((given) => given === name || given.startsWith(`${name}=`))
  return at < 0 ? undefined : (process.argv[at]?.split('=')[1] ?? process.argv[at + 1])
}

const lines: Line[] = []
const scale = process.argv.find((argument) => /^--scale(=\d+)?$/.test(argument))
const reports = process.argv.find((argument) => /^--reports(=\d+)?$/.test(argument))
const filters = process.argv.find((argument) => /^--filters(=\d+)?$/.test(argument))
if (scale !== undefined) {
  // `--scale=100000` fills fewer pins, for a quick look.
  lines.push(...(await atScale(Number(scale.split('=')[1] ?? 1_000_000))))
} else if (filters !== undefined) {
  lines.push(...(await filtered(Number(filters.split('=')[1] ?? 1_000_000))))
} else if (reports !== undefined) {
  lines.push(...(await adReports(Number(reports.split('=')[1] ?? 10_000_000))))
} else if (process.argv.includes('--experiments')) {
  lines.push(...(await adExperiments()))
} else if (process.argv.includes('--first-load')) {
  if (process.argv.includes('--keep')) await keepSources()
  lines.push(...(await firstLoad()))
} else if (process.argv.some((given) => given.startsWith('--tasks'))) {
  // `--tasks=lamp` does the tasks whose names say 'lamp'.
  lines.push(...(await newcomer(flagValue('--tasks'))))
} else if (process.argv.includes('--house')) {
  lines.push(...(await house(flagValue('--at'))))
} else {
  const alone = process.argv.filter((argument) => argument in measures)
  for (const [flag, measure] of Object.entries(measures)) {
    if (alone.length > 0 && !alone.includes(flag)) continue
    say(measure.says)
    lines.push(...(await measure.lines()))
  }
}
const release = await readRelease()
console.log(`\n${tableOf(lines, release)}`)
console.log(`\n${grownSince(lines, release).join('\n')}`)
// At a release, what was measured takes the place of what was kept of it.
if (process.argv.includes('--keep'))
  await keepRelease(withLines(release, lines, new Date().toISOString().slice(0, 10)))
process.exit(0)
