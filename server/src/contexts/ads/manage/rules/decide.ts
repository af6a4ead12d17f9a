import type {
  AdRuleAction,
  AdRuleCondition,
  AdRuleDays,
  AdRuleFields,
  AdRuleMinimum,
} from '@tessera/contracts/ads/ad-rule'
import {
  type ReportFigures,
  type ReportMetric,
  reportMetricFormula,
} from '@tessera/contracts/ads/report-metrics'
import { daysBetween } from '@tessera/contracts/calendar-days'
import type { AdRuleIdle } from '@tessera/contracts/calls/ad-rules'
import { limits } from '@tessera/contracts/limits'

/** Figures of one object by the days that the conditions look at. */
export type FiguresByDays = ReadonlyMap<AdRuleDays, ReportFigures>

const unit = 1_000_000n

/** Values of shares and ratios are in millionths of one; amounts are already. */
const scaleOf = (metric: ReportMetric): bigint => {
  const { kind } = reportMetricFormula(metric)
  return kind === 'share' || kind === 'ratio' ? unit : 1n
}

/** True when figures meet a condition. Compared without a division, so to the last unit. */
export function isMet({ metric, is, value }: AdRuleCondition, figures: ReportFigures): boolean {
  const { of, per, times = 1 } = reportMetricFormula(metric)
  const figure = BigInt(figures[of]) * BigInt(times) * scaleOf(metric)
  const divisor = per === undefined ? 1n : BigInt(figures[per])
  if (divisor === 0n) return false
  const bound = BigInt(value) * divisor
  return is === 'over' ? figure > bound : figure < bound
}

/** True when figures have the data that a rule waits for. */
export const hasEnough = (minimum: AdRuleMinimum | null, figures: ReportFigures): boolean =>
  minimum === null || figures[minimum.figure] >= minimum.count

/** The earlier actions of a rule on an object. */
export interface FormerActs {
  /** The day of its latest act that isn't a resume; null for none. */
  readonly lastDay: string | null
  /** Its pause that nobody changed since; null for none. */
  readonly openPauseId: string | null
  /** The changes that all rules made today. */
  readonly changesToday: number
}

/** An object that a rule looks at. */
export interface RuleObject {
  readonly state: 'active' | 'paused'
  /** Null for ad groups and ads. */
  readonly dailyBudgetMicro: number | null
  readonly figures: FiguresByDays
  readonly former: FormerActs
}

/** The action of a rule on an object. A claim can be taken once. */
export type Decision =
  | { readonly does: null; readonly why: AdRuleIdle }
  | { readonly does: 'pause' | 'tell'; readonly claim: string }
  | { readonly does: 'resume'; readonly claim: string }
  | { readonly does: 'budget'; readonly claim: string; readonly toMicro: number }

/** A change that is due, and would be one too many on this day. */
export interface Stopped {
  readonly does: null
  readonly why: 'stopped'
  readonly instead: Exclude<Decision['does'], null>
}

const idle = (why: AdRuleIdle): Decision => ({ does: null, why })

/** Decides what a rule does to an object on a day of the account. */
export function decide(
  rule: Pick<AdRuleFields, 'conditions' | 'minimum' | 'action' | 'every_days'>,
  object: RuleObject,
  { today, coinMicro }: { readonly today: string; readonly coinMicro: number },
): Decision | Stopped {
  const due = dueOf(rule, object, { today, coinMicro })
  const isChange = due.does !== null && due.does !== 'tell'
  return isChange && object.former.changesToday >= limits.adRuleChangesMax
    ? { does: null, why: 'stopped', instead: due.does }
    : due
}

function dueOf(
  { conditions, minimum, action, every_days: every }: Parameters<typeof decide>[0],
  object: RuleObject,
  { today, coinMicro }: Parameters<typeof decide>[2],
): Decision {
  const found = conditions.map((condition) => ({
    condition,
    figures: object.figures.get(condition.days) ?? nothing,
  }))
  const enough = found.every(({ figures }) => hasEnough(minimum, figures))
  const met = enough && found.every(({ condition, figures }) => isMet(condition, figures))
  if (object.state === 'paused') return resumeOf(action, object.former, met)
  if (!met) return idle(enough ? 'not-met' : 'too-little')
  const { lastDay } = object.former
  if (lastDay !== null && daysBetween(lastDay, today) <= every) return idle('acted')
  if (action.kind === 'pause' || action.kind === 'tell')
    return { does: action.kind, claim: `${action.kind} ${today}` }
  const before = object.dailyBudgetMicro ?? 0
  const toMicro = budgetAfter(action, before, coinMicro)
  return toMicro === before
    ? idle('at-limit')
    : { does: 'budget', claim: `budget ${today}`, toMicro }
}

const nothing: ReportFigures = {
  impressions: 0,
  clicks: 0,
  saves: 0,
  closeups: 0,
  spend_micro: 0,
  conversions: 0,
  conversion_value_micro: 0,
}

/** Resumes only what the rule paused itself, and nobody touched since. */
function resumeOf(
  action: AdRuleAction,
  { openPauseId }: FormerActs,
  isMetStill: boolean,
): Decision {
  if (action.kind !== 'pause' || !action.resumes || openPauseId === null) return idle('paused')
  return isMetStill ? idle('paused') : { does: 'resume', claim: `resume ${openPauseId}` }
}

type BudgetAction = Extract<AdRuleAction, { kind: 'raise' | 'lower' }>

/** Returns a daily budget after a raise or a cut: in whole coins, and never beyond the rule's limit. */
export function budgetAfter(
  { kind, by, value, limit_micro: limit }: BudgetAction,
  before: number,
  coinMicro: number,
): number {
  const step = by === 'amount' ? BigInt(value) : (BigInt(before) * BigInt(value)) / 100n
  const coin = BigInt(coinMicro)
  const moved = kind === 'raise' ? BigInt(before) + step : BigInt(before) - step
  const rounded = Number(((moved + coin / 2n) / coin) * coin)
  // A budget that is beyond the limit already stays as it is.
  return kind === 'raise'
    ? Math.max(before, Math.min(limit, rounded))
    : Math.min(before, Math.max(limit, rounded))
}

/** True in the hours of a rule; from 22 to 6 is over midnight. */
export const isWithinHours = (
  { from_hour: from, to_hour: to }: Pick<AdRuleFields, 'from_hour' | 'to_hour'>,
  hour: number,
): boolean => (from < to ? hour >= from && hour < to : hour >= from || hour < to)
