import { microText, readMicro } from '@tessera/contracts/ads/micro'
import {
  metricValue,
  type ReportFigures,
  reportMetricFormula,
  reportMetricNames,
} from '@tessera/contracts/ads/report-metrics'
import { ReportBreakdown } from '@tessera/contracts/ads/report-options'
import { adReport, adReportDays } from '@tessera/contracts/calls/ad-reports'
import { getBilling } from '@tessera/contracts/calls/billing'
import {
  getBillingHistory,
  getOrderLines,
  getSpendSummary,
} from '@tessera/contracts/calls/billing-reports'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import { getConversionHealth } from '@tessera/contracts/calls/conversion-health'
import { reportFileUrl } from '@tessera/contracts/calls/report-files'
import { english } from '@tessera/contracts/language'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { billingDocuments } from '../contexts/ads/money/billing/tables.ts'
import { documentPage } from '../contexts/ads/money/documents/document-page.ts'
import { handleMonthDocuments } from '../contexts/ads/money/payments/jobs.ts'
import { and, eq } from '../platform/database/sql.ts'
import type { Payer } from './billing-scene.ts'
import { oneDatabase } from './database-kinds.ts'
import { moneyDay } from './money-day.ts'
import { openedService } from './opened-service.ts'

const money = (micro: number, currency: string) => microText({ micro, currency }, 'en')

/** Reads a shown amount in coins. */
const coinsOf = (text: string): number =>
  Number(text.replaceAll(/\D/g, '')) * (text.startsWith('-') ? -1 : 1)

const sumOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + coinsOf(text), 0)

/** The metrics whose rows add up. */
const summed = reportMetricNames.filter((name) => reportMetricFormula(name).per === undefined)
type Summed = (typeof summed)[number]

/** Returns what a cell of a report shows. */
const cell = (metric: Summed, figures: ReportFigures, currency: string): string => {
  const value = metricValue(metric, figures) ?? 0
  return reportMetricFormula(metric).kind === 'money' ? money(value, currency) : String(value)
}

const days = { from: '2026-11-01', to: '2026-11-30' } as const

/** Checks that each column of a report shows the sum of its rows. */
function expectColumns(
  name: string,
  rows: readonly ReportFigures[],
  { total, currency }: { readonly total: ReportFigures; readonly currency: string },
) {
  for (const metric of summed) {
    const shown = rows.map((figures) => cell(metric, figures, currency))
    expect([name, metric, sumOf(shown)]).toEqual([
      name,
      metric,
      coinsOf(cell(metric, total, currency)),
    ])
  }
}

/** Checks the reports of an account and their files; returns what they show as its spending. */
async function expectReports({ person, advertiser_id }: Payer, currency: string) {
  const spends = new Set<string>()
  for (const level of ['campaigns', 'adgroups', 'ads'] as const)
    for (const breakdown of [undefined, ...(level === 'ads' ? ReportBreakdown.options : [])]) {
      const asked = { advertiser_id, level, ...days, ...(breakdown && { breakdown }) }
      const { rows, total } = await person.done(adReport, { ...asked, page_size: 500 })
      const name = `${level} by ${breakdown}`
      expectColumns(
        name,
        rows.map(({ figures }) => figures),
        { total: total.figures, currency },
      )
      spends.add(money(total.figures.spend_micro, currency))
      if (breakdown !== undefined && breakdown !== 'day') continue
      const file = await person.send(
        reportFileUrl({
          ...asked,
          columns: ['spend', 'conversion_value'],
          sort: 'name',
          is_ascending: true,
          format: 'csv',
        }),
      )
      const [, ...records] = parse(await file.text())
      for (const [at, metric] of (['conversion_value', 'spend'] as const).entries()) {
        const texts = records.map((record) => record.at(-1 - at) ?? '')
        const shown = texts.map((text) => money(readMicro(text, currency) ?? Number.NaN, currency))
        const of = `file of ${name}`
        expect([of, sumOf(shown)]).toEqual([of, coinsOf(cell(metric, total.figures, currency))])
      }
    }
  return spends
}

/** Checks the overview, its list of campaigns and that of conversions; returns the spending they show. */
async function expectOverview({ person, advertiser_id }: Payer, currency: string) {
  const asked = { advertiser_id, level: 'campaigns', ...days }
  const { total } = await person.done(adReport, asked)
  const chart = await person.done(adReportDays, asked)
  expectColumns(
    'overview',
    chart.days.map(({ figures }) => figures),
    { total: total.figures, currency },
  )
  const campaigns = await person.done(listCampaigns, { advertiser_id })
  const spent = campaigns.map(({ totals }) => money(totals.spend_micro, currency))
  expect(sumOf(spent)).toBe(coinsOf(money(total.figures.spend_micro, currency)))
  const { sources } = await person.done(getConversionHealth, { advertiser_id })
  const worth = sources.flatMap((source) => source.days.map((each) => each.value_micro))
  const whole = worth.reduce((sum, micro) => sum + micro, 0)
  expect(sumOf(worth.map((micro) => money(micro, currency)))).toBe(coinsOf(money(whole, currency)))
  return total.figures
}

/** Checks order lines, the breakdown, the summary, the history and what is owed against each other. */
async function expectBilling({ person, advertiser_id }: Payer, currency: string) {
  const text = (micro: number) => money(micro, currency)
  const { lines } = await person.done(getOrderLines, { advertiser_id, month: '2026-11' })
  const net = lines.reduce((sum, line) => sum + line.spent_micro - line.refunded_micro, 0)
  const [spent, refunded] = [
    sumOf(lines.map((line) => text(line.spent_micro))),
    sumOf(lines.map((line) => text(line.refunded_micro))),
  ]
  expect(spent - refunded).toBe(coinsOf(text(net)))
  expect(lines.filter((line) => line.spent_micro < 0 || line.refunded_micro < 0)).toEqual([])
  const { months } = await person.done(getSpendSummary, { advertiser_id })
  const [month] = months
  if (month === undefined || months.length !== 1) throw new Error('There is not one month.')
  const { opening_micro, paid_micro, credits_micro, disputed_micro, closing_micro } = month
  const added = [opening_micro, paid_micro, credits_micro, disputed_micro, month.refunded_micro]
  expect(sumOf(added.map(text)) - coinsOf(text(month.spent_micro))).toBe(
    coinsOf(text(closing_micro)),
  )
  expect([text(month.spent_micro), text(month.refunded_micro)].map(coinsOf)).toEqual([
    spent,
    refunded,
  ])
  const { entries } = await person.done(getBillingHistory, { advertiser_id })
  expect(sumOf(entries.map(({ amount_micro }) => text(amount_micro))) - spent).toBe(
    coinsOf(text(closing_micro)),
  )
  const billing = await person.done(getBilling, { advertiser_id })
  expect(text(billing.owed_micro)).toBe(text(-closing_micro))
  return { net: text(net), closing: text(closing_micro) }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`amounts on screens on ${kind}`, () => {
    let now = 0
    const service = openedService(() => open({ clock: { now: () => new Date(now) } }))

    test.each([
      ['USD', 'America/Los_Angeles'],
      ['EUR', 'Europe/Berlin'],
      ['JPY', 'Asia/Tokyo'],
    ])(
      'after a random day in %s, overview, reports, files, billing and statement show columns that add up and agree',
      async (currency, timeZone) => {
        now = Date.parse('2026-11-20T06:00:00Z')
        const pass = (milliseconds: number) => {
          now += milliseconds
        }
        const one = await moneyDay({ service: service(), currency, timeZone, pass }, 7)
        const spends = await expectReports(one, currency)
        const figures = await expectOverview(one, currency)
        const { net, closing } = await expectBilling(one, currency)
        expect([...spends]).toEqual([net])
        expect(money(figures.spend_micro, currency)).toBe(net)
        expect(coinsOf(net)).toBeGreaterThan(0)
        expect(figures.conversion_value_micro).toBeGreaterThan(0)
        now = Date.parse('2026-12-02T12:00:00Z')
        const signal = new AbortController().signal
        const { ports } = service()
        await handleMonthDocuments(ports).run({ id: 'one', payload: {}, attempt: 1, signal })
        const ofAccount = and(
          eq(billingDocuments.advertiserId, one.advertiser_id),
          eq(billingDocuments.reference, 'month 2026-11'),
        )
        const [statement] = await ports.db.select().from(billingDocuments).where(ofAccount)
        if (statement === undefined) throw new Error('There is no statement.')
        const { rows: amounts, notes } = documentPage(statement, english)
        const shown = amounts.filter(({ isSum }) => !isSum).map(({ amount }) => amount)
        expect([sumOf(shown), amounts.at(-1)?.amount]).toEqual([coinsOf(closing), closing])
        expect(notes.join()).not.toContain('rounded')
      },
    )
  })
