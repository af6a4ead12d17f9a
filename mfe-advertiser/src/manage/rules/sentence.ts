import type { AdRuleAction, AdRuleFields, AdRuleLevel } from '@tessera/contracts/ads/ad-rule'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { type ReportMetric, reportMetrics } from '@tessera/contracts/ads/report-metrics'
import { numberFormat } from '@tessera/contracts/number-format'
import { words } from './words.ts'

/** Writes the values and lists of a sentence. */
export interface RuleWriting {
  readonly locale: string
  readonly money: (micro: number) => string
  readonly count: (number: number) => string
  readonly metric: (name: ReportMetric, value: number) => string
}

type Condition = AdRuleFields['conditions'][number]

/** Returns a condition's value as reports show it. */
const shownValue = ({ metric, value }: Pick<Condition, 'metric' | 'value'>): number => {
  const { kind } = reportMetrics[metric]
  return kind === 'share' || kind === 'ratio' ? value / microPerUnit : value
}

const daysText: Readonly<Record<Condition['days'], () => string>> = {
  today: words.inToday,
  yesterday: words.inYesterday,
  'last-7': () => words.inDays({ days: 7 }),
  'last-14': () => words.inDays({ days: 14 }),
  'last-30': () => words.inDays({ days: 30 }),
}

function conditionText(condition: Condition, { metric }: RuleWriting): string {
  const said = {
    metric: words[condition.metric](),
    value: metric(condition.metric, shownValue(condition)),
    days: daysText[condition.days](),
  }
  return condition.is === 'over' ? words.isOver(said) : words.isUnder(said)
}

const pauses: Readonly<Record<AdRuleLevel, () => string>> = {
  campaign: words.pauseCampaign,
  'ad-group': words.pauseGroup,
  ad: words.pauseAd,
}
const tells: Readonly<Record<AdRuleLevel, () => string>> = {
  campaign: words.tellCampaign,
  'ad-group': words.tellGroup,
  ad: words.tellAd,
}

function actionText(
  action: AdRuleAction,
  level: AdRuleLevel,
  { money, locale }: RuleWriting,
): string {
  if (action.kind === 'pause') return pauses[level]()
  if (action.kind === 'tell') return tells[level]()
  const percent = numberFormat(locale, { style: 'percent' })
  const step = action.by === 'percent' ? percent.format(action.value / 100) : money(action.value)
  const said = { step, limit: money(action.limit_micro) }
  return action.kind === 'raise' ? words.raiseBy(said) : words.lowerBy(said)
}

/** Returns an hour of a day, as 9:00 AM. */
export const hourText = (hour: number, locale: string): string =>
  hour === 24
    ? words.endOfDay()
    : new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
        hour * 3_600_000,
      )

/**
 * Reads a rule back in plain words.
 *
 *     'Pause an ad when it has spend over $20.00 in the last 7 days and a cost per click over $1.00 today.'
 */
export function ruleText(rule: AdRuleFields, writing: RuleWriting): string {
  const { action, minimum, level, from_hour: from, to_hour: to, campaign_ids: ids } = rule
  const { locale } = writing
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const conditions = list.format(rule.conditions.map((each) => conditionText(each, writing)))
  const hours = { from: hourText(from, locale), to: hourText(to, locale) }
  return [
    words.whenHas({ action: actionText(action, level, writing), conditions }),
    ...(action.kind === 'pause' && action.resumes ? [words.resumesSays()] : []),
    ...(minimum === null
      ? []
      : [
          words.minimumSays({
            count: writing.count(minimum.count),
            figure: words[minimum.figure](),
          }),
        ]),
    ids.length === 0 ? words.scopeAll() : words.scopeSome({ count: ids.length }),
    ...(from === 0 && to === 24 ? [] : [words.hoursSays(hours)]),
  ].join(' ')
}
