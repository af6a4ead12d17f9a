import { ReportFigures } from '@tessera/contracts/ads/report-metrics'
import { advertisers } from '@tessera/contracts/calls/access'
import {
  adChangeDays,
  adReport,
  adReportDays,
  type ReportRow,
} from '@tessera/contracts/calls/ad-reports'
import { getBilling } from '@tessera/contracts/calls/billing'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import { getReportPreferences } from '@tessera/contracts/calls/report-preferences'
import { listReportViews } from '@tessera/contracts/calls/report-views'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'

/** Returns figures for a test; those that are not named are 0. */
export const figures = (over: Partial<ReportFigures> = {}): ReportFigures =>
  z.parse(ReportFigures, {
    impressions: 0,
    clicks: 0,
    saves: 0,
    closeups: 0,
    spend_micro: 0,
    conversions: 0,
    conversion_value_micro: 0,
    ...over,
  })

/** A row of a test's report: a campaign with its figures. */
export const row = (id: string, over: Partial<ReportFigures>, group: string | null = null) => ({
  entity: {
    ...({ id, name: `Campaign ${id}`, state: 'active', objective: 'CONSIDERATION' } as const),
    campaign: null,
    ad_group: null,
    pin: null,
    daily_budget_micro: 7_000_000,
    starts_at: '2026-11-01T00:00:00.000Z',
    ends_at: null,
    review: null,
  },
  group,
  figures: figures(over),
  compared: null,
})

type Row = Omit<ReportRow, 'entity'> & {
  readonly entity: z.input<typeof adReport.output>['rows'][number]['entity']
}

interface World {
  /** The rows of the report that is asked for. */
  readonly rows: (input: z.output<typeof adReport.input>) => readonly Row[]
  readonly days?: z.input<typeof adReportDays.output>['days']
  readonly compared?: z.input<typeof adReportDays.output>['days']
}

/** The ad account of a test. */
export const account = {
  id: '31',
  owner_user_id: '7',
  owner_username: 'lumen',
  name: 'Studio Lumen',
  country: 'US',
  currency: 'USD',
  time_zone: 'UTC',
}

const settling = { events_from: '2026-11-24', conversions_from: '2026-10-20' }
const about = { settling, currency: 'USD' }

/** Answers the calls of an ad account's reports, pages of rows among them. */
export const reportWorld = ({ rows, days = [], compared = [] }: World) =>
  answers(
    [advertisers, () => [account]],
    [
      adReport,
      (input) => {
        const all = rows(input)
        return {
          rows: all.slice(input.offset, input.offset + input.page_size),
          row_count: all.length,
          ...about,
          time_zone: 'UTC',
          total: {
            figures: figures({
              clicks: all.reduce((sum, each) => sum + each.figures.clicks, 0),
              spend_micro: all.reduce((sum, each) => sum + each.figures.spend_micro, 0),
            }),
            compared: input.compare_from === undefined ? null : figures({ clicks: 1 }),
          },
        }
      },
    ],
    [adReportDays, () => ({ days, compared_days: compared, ...about })],
    [adChangeDays, () => [{ day: '2026-11-21', changes: 2 }]],
    [listReportViews, () => []],
    [listCampaigns, () => []],
    [
      getBilling,
      () => ({
        advertiser_name: 'Studio Lumen',
        currency: 'USD',
        mode: 'threshold' as const,
        is_ready: true,
        holds: ['payment-failed' as const],
        balance_micro: 0,
        owed_micro: 0,
        threshold_micro: 25_000_000,
        limit_micro: 0,
        tax_rate: 0,
        methods: [],
        provider: { cards_url: 'https://cards.example/', test_cards: [] },
      }),
    ],
    [
      getReportPreferences,
      () => ({
        click_window: 30 as const,
        view_window: 1 as const,
        week_start: 'monday' as const,
        columns: ['spend' as const, 'clicks' as const],
      }),
    ],
  )
