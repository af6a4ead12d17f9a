import type {
  AdRuleDays,
  AdRuleFields,
  AdRuleLevel,
  AdRuleSeen,
} from '@tessera/contracts/ads/ad-rule'
import { metricValue } from '@tessera/contracts/ads/report-metrics'
import type { ReportLevel } from '@tessera/contracts/ads/report-options'
import { periodDays } from '@tessera/contracts/ads/report-period'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { settlingOf } from '../../reports/figures/settling.ts'
import { totalsOf } from '../../reports/figures/totals.ts'
import { windowsOf } from '../../reports/preferences/preferences.ts'
import type { FiguresByDays } from './decide.ts'

const lengths: Readonly<Record<Exclude<AdRuleDays, 'yesterday'>, number>> = {
  today: 1,
  'last-7': 7,
  'last-14': 14,
  'last-30': 30,
}

/** Returns the days that a condition looks at: those of a report with the same name. */
export const rangeOf = (days: AdRuleDays, today: string) =>
  periodDays(days === 'yesterday' ? { kind: days } : { kind: 'last-days', days: lengths[days] }, {
    today,
    weekStart: 'monday',
  })

const reportLevels: Readonly<Record<AdRuleLevel, ReportLevel>> = {
  campaign: 'campaigns',
  'ad-group': 'adgroups',
  ad: 'ads',
}

type Conditions = AdRuleFields['conditions']

/** Loads what the conditions of a rule look at, by object; those without events are left out. */
export async function figuresFor(
  db: Sql,
  account: AdAccount,
  {
    level,
    conditions,
    today,
    ids,
  }: {
    readonly level: AdRuleLevel
    readonly conditions: Conditions
    readonly today: string
    readonly ids: readonly string[]
  },
): Promise<(id: string) => FiguresByDays> {
  const { click_window: click, view_window: view } = await windowsOf(db, {
    advertiser_id: account.id,
  })
  const asked = { advertiserId: account.id, level: reportLevels[level], ids }
  const found = new Map<AdRuleDays, Awaited<ReturnType<typeof totalsOf>>>()
  for (const days of new Set(conditions.map((condition) => condition.days))) {
    const range = rangeOf(days, today)
    found.set(days, await totalsOf(db, { ...asked, range, windows: { click, view } }))
  }
  return (id) =>
    new Map(
      [...found].flatMap(([days, totals]) => {
        const figures = totals.get(id)
        return figures === undefined ? [] : [[days, figures]]
      }),
    )
}

/** Says what each condition saw, and whether it can still change. */
export function seenOf(
  conditions: Conditions,
  figures: FiguresByDays,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): AdRuleSeen[] {
  const settling = settlingOf(timeZone, now)
  const today = dayIn(timeZone, now)
  return conditions.map(({ metric, days }) => {
    const found = figures.get(days)
    const isOfConversions = metric.includes('conversion') || metric === 'return_on_spend'
    const from = isOfConversions ? settling.conversions_from : settling.events_from
    return {
      metric,
      days,
      value: found === undefined ? metricValue(metric, none) : metricValue(metric, found),
      is_settling: rangeOf(days, today).to >= from,
    }
  })
}

const none = {
  impressions: 0,
  clicks: 0,
  saves: 0,
  closeups: 0,
  spend_micro: 0,
  conversions: 0,
  conversion_value_micro: 0,
}
