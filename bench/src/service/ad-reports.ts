import { say } from '@tessera/commands/say'
import { ReportBreakdown, ReportLevel, usualWindows } from '@tessera/contracts/ads/report-options'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { type AskedReport, reportQuery } from '@tessera/server/contexts/ads/reports/figures/report'
import { sumSomePeriods } from '@tessera/server/contexts/ads/reports/figures/sum-periods'
import { startSession } from '@tessera/server/contexts/identity/accounts/sessions'
import { createMemoryService, type MemoryService } from '@tessera/server/memory-service'
import { sql } from '@tessera/server/platform/database/sql'
import { type Line, median, timed } from '../measure.ts'
import { callOf } from './asked.ts'
import { fillReports, largestAccount } from './fill-reports.ts'
import { fillWorld, worldOf } from './fill-world.ts'
import { filledService } from './filled-service.ts'
import { quantile } from './under-load.ts'

const pins = 2_000
const rounds = 5
const ranges = [7, 30, 90, 365]
const target = 'p95 below 1,000 ms'

interface Measured {
  readonly kind: string
  readonly service: MemoryService
  readonly cookies: readonly string[]
  /** Cleans up after many changes, and counts the rows for plans; this takes longer than a statement may. */
  tidy(): Promise<unknown>
  stop(): Promise<void>
}

async function onMemory(): Promise<Measured> {
  const service = await createMemoryService({ settings: { budgetFactor: 1_000 } })
  const { db, tokens, clock, jobs } = service.ports
  await fillWorld(db, worldOf(pins))
  await jobs.stop()
  const token = tokens.next()
  await startSession(db, { token, userId: UserId.parse('1'), now: clock.now() })
  return {
    kind: 'PGlite',
    service,
    cookies: [`__Host-session=${token}`],
    tidy: () => db.execute(sql`vacuum analyze`),
    stop: () => service.stop(),
  }
}

async function onPostgres(): Promise<Measured> {
  const filled = await filledService(pins)
  return { kind: 'PostgreSQL', ...filled, tidy: () => filled.bare.query('vacuum analyze') }
}

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** A report of the largest account over the days up to yesterday. */
interface Question {
  readonly level: ReportLevel
  readonly breakdown: ReportBreakdown | null
  readonly days: number
}

const questions: readonly Question[] = ReportLevel.options.flatMap((level) =>
  [null, ...ReportBreakdown.options].flatMap((breakdown) =>
    ranges.map((days) => ({ level, breakdown, days })),
  ),
)

const nameOf = ({ level, breakdown, days }: Question) =>
  `${level}${breakdown === null ? '' : ` by ${breakdown}`}, ${days} days`

const rangeOf = ({ days }: Question) => ({ from: dayBefore(days), to: dayBefore(1) })

const askedOf = (question: Question): AskedReport => ({
  level: question.level,
  breakdown: question.breakdown,
  range: rangeOf(question),
  advertiserId: AdvertiserId.parse(largestAccount),
  compared: null,
  windows: { click: usualWindows.click_window, view: usualWindows.view_window },
  sort: 'spend',
  isAscending: false,
  offset: 0,
  most: 100,
})

async function ask({ service, cookies }: Measured, question: Question): Promise<void> {
  const { level, breakdown } = question
  const input = {
    advertiser_id: largestAccount,
    level,
    ...rangeOf(question),
    ...(breakdown === null ? {} : { breakdown }),
  }
  await callOf({ service, cookies }, adReport, { input, at: 0 })
}

async function bare({ service }: Measured, question: Question): Promise<void> {
  await service.ports.db.execute(reportQuery(askedOf(question)))
}

/** These are also measured before anything is summed up, which may take longer than a statement may. */
const isFromFacts = ({ level, breakdown }: Question) =>
  level === 'ads' && (breakdown === null || breakdown === 'country')

const patient = ({ service }: Measured, question: Question) =>
  service.ports.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(reportQuery(askedOf(question)))
  })

/** Sums up all periods that are over; returns how many, and the milliseconds that it took. */
async function sumUp({ service, tidy }: Measured): Promise<{ periods: number; took: number }> {
  let periods = 0
  const took = await timed(async () => {
    for (let summed = 1; summed > 0; periods += summed) summed = await sumSomePeriods(service.ports)
  })
  await tidy()
  return { periods, took }
}

const milliseconds = (number: number) => `${number.toFixed(0)} ms`

async function measure(measured: Measured, facts: number): Promise<readonly Line[]> {
  const { kind, service } = measured
  const large = `${kind}, ${facts.toLocaleString('en')} rows`
  say(`${large}: filling …`)
  await fillReports(service.ports.db, facts)
  await measured.tidy()
  say('Reports from the facts alone …')
  const without = new Map<Question, number>()
  for (const question of questions.filter(isFromFacts))
    without.set(question, await timed(() => patient(measured, question)))
  say('Summing up …')
  const { periods, took } = await sumUp(measured)
  const lines: Line[] = [
    {
      name: `${large}: summing up ${periods.toLocaleString('en')} days and weeks`,
      beside: '',
      ours: `${(took / 1_000).toFixed(0)} s`,
      target: '',
    },
  ]
  const all: number[] = []
  for (const question of questions) {
    const [ours, beside]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timed(() => ask(measured, question)))
      beside.push(await timed(() => bare(measured, question)))
    }
    all.push(...ours)
    say(`${nameOf(question)}: ${milliseconds(quantile(ours, 0.95))}`)
    lines.push({
      name: `${kind}: ${nameOf(question)}`,
      ours: `${milliseconds(median(ours))}, p95 ${milliseconds(quantile(ours, 0.95))}`,
      beside: [
        `${milliseconds(median(beside))} bare`,
        ...[without.get(question) ?? []]
          .flat()
          .map((took) => `${milliseconds(took)} from the facts`),
      ].join(', '),
      ratio: median(ours) / median(beside),
      target,
    })
  }
  return [
    ...lines,
    {
      name: `${large}: all reports of the largest account`,
      ours: `${milliseconds(median(all))}, p95 ${milliseconds(quantile(all, 0.95))}, at most ${milliseconds(Math.max(...all))}`,
      beside: `p95 ${milliseconds(quantile([...without.values()], 0.95))} from the facts`,
      ratio: quantile(all, 0.95) / quantile([...without.values()], 0.95),
      target,
    },
  ]
}

/** Measures reports over very many figures on PostgreSQL, and over a tenth of them on PGlite. */
export async function adReports(facts: number): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const [open, rows] of [
    [onPostgres, facts],
    [onMemory, facts / 10],
  ] as const) {
    const measured = await open()
    try {
      lines.push(...(await measure(measured, rows)))
    } finally {
      await measured.stop()
    }
  }
  return lines
}
