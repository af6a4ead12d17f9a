import type {
  AdRuleAction,
  AdRuleCondition,
  AdRuleFields,
  AdRuleMinimum,
} from '@tessera/contracts/ads/ad-rule'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { microOf } from '@tessera/contracts/ads/promote-rules'
import { type ReportMetric, reportMetrics } from '@tessera/contracts/ads/report-metrics'
import { numberFormat } from '@tessera/contracts/number-format'

/** A condition as somebody types it. */
export interface ConditionDraft extends Omit<AdRuleCondition, 'value'> {
  /** Keeps its fields apart from those of others. */
  readonly key: number
  readonly value: string
}

/** A rule as somebody types it. */
export interface RuleDraft
  extends Pick<
    AdRuleFields,
    'name' | 'level' | 'campaign_ids' | 'every_days' | 'from_hour' | 'to_hour' | 'is_on'
  > {
  readonly isOfAll: boolean
  readonly conditions: readonly ConditionDraft[]
  readonly hasMinimum: boolean
  readonly minimum: { readonly figure: AdRuleMinimum['figure']; readonly count: string }
  readonly kind: AdRuleAction['kind']
  readonly resumes: boolean
  readonly by: 'percent' | 'amount'
  readonly step: string
  readonly limit: string
  readonly recipients: AdRuleFields['recipients']
}

/** Fields of the form that don't fit. */
export type RuleFault =
  | 'name'
  | 'campaigns'
  | 'minimum'
  | 'step'
  | 'limit'
  | 'hours'
  | 'people'
  | `value ${number}`

/** The largest steps in percent. */
export const percentMax = { raise: 500, lower: 90 } as const

/** Returns a typed value as rules keep it: exact, in millionths or whole. */
export function valueIn(metric: ReportMetric, text: string, locale: string): number | undefined {
  const micro = microOf(text, locale)
  if (micro === undefined) return undefined
  const { kind } = reportMetrics[metric]
  // Percent are hundredths: 1.5 are 15,000 millionths.
  if (kind === 'share') return micro / 100
  if (kind !== 'count') return micro
  return micro % microPerUnit === 0 ? micro / microPerUnit : undefined
}

const textOf = (value: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(value)

/** Returns a value as somebody would type it. */
function typedValue({ metric, value }: Omit<AdRuleCondition, 'key'>, locale: string): string {
  const { kind } = reportMetrics[metric]
  if (kind === 'count') return textOf(value, locale)
  return textOf(kind === 'share' ? value / 10_000 : value / microPerUnit, locale)
}

const wholeOf = (text: string, max: number): number | undefined => {
  const whole = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0
  return whole >= 1 && whole <= max ? whole : undefined
}

/** The rule that the form begins with. */
export const firstDraft = (name: string): RuleDraft => ({
  name,
  level: 'ad',
  campaign_ids: [],
  isOfAll: true,
  conditions: [{ key: 1, metric: 'cost_per_click', days: 'last-7', is: 'over', value: '' }],
  hasMinimum: true,
  minimum: { figure: 'clicks', count: '50' },
  kind: 'pause',
  resumes: false,
  by: 'percent',
  step: '10',
  limit: '',
  every_days: 1,
  from_hour: 0,
  to_hour: 24,
  recipients: [],
  is_on: true,
})

/** Returns a saved rule as the form shows it. */
export function draftOf(rule: AdRuleFields, locale: string): RuleDraft {
  const { conditions, minimum, action, ...same } = rule
  const first = firstDraft(rule.name)
  return {
    ...first,
    ...same,
    isOfAll: rule.campaign_ids.length === 0,
    conditions: conditions.map((condition, index) => ({
      ...condition,
      key: index + 1,
      value: typedValue(condition, locale),
    })),
    hasMinimum: minimum !== null,
    minimum:
      minimum === null
        ? first.minimum
        : { figure: minimum.figure, count: textOf(minimum.count, locale) },
    kind: action.kind,
    ...(action.kind === 'pause' ? { resumes: action.resumes } : {}),
    ...('by' in action
      ? {
          by: action.by,
          step: textOf(
            action.by === 'percent' ? action.value : action.value / microPerUnit,
            locale,
          ),
          limit: textOf(action.limit_micro / microPerUnit, locale),
        }
      : {}),
  }
}

/** Returns a draft with another level. Only campaigns have a budget. */
export const withLevel = (draft: RuleDraft, level: RuleDraft['level']): RuleDraft => ({
  ...draft,
  level,
  kind:
    level !== 'campaign' && (draft.kind === 'raise' || draft.kind === 'lower')
      ? 'pause'
      : draft.kind,
})

function actionIn(draft: RuleDraft, locale: string) {
  const { kind, by } = draft
  if (kind === 'pause') return { action: { kind, resumes: draft.resumes }, faults: [] }
  if (kind === 'tell') return { action: { kind }, faults: [] }
  const step =
    by === 'percent' ? wholeOf(draft.step, percentMax[kind]) : microOf(draft.step, locale)
  const limit = microOf(draft.limit, locale)
  const faults: RuleFault[] = [
    ...(step === undefined || step < 1 ? (['step'] as const) : []),
    ...(limit === undefined || limit < 1 ? (['limit'] as const) : []),
  ]
  return { action: { kind, by, value: step ?? 1, limit_micro: limit ?? 1 }, faults }
}

/** Returns the rule that a draft means, and the fields that don't fit yet. */
export function ruleIn(
  draft: RuleDraft,
  locale: string,
): { readonly rule: AdRuleFields; readonly faults: readonly RuleFault[] } {
  const values = draft.conditions.map(({ metric, value }) => valueIn(metric, value, locale))
  const count = wholeOf(draft.minimum.count, 1_000_000_000)
  const { action, faults } = actionIn(draft, locale)
  const all: readonly (RuleFault | false)[] = [
    draft.name.trim() === '' && 'name',
    !draft.isOfAll && draft.campaign_ids.length === 0 && 'campaigns',
    ...draft.conditions.map(({ key }, index) =>
      values[index] === undefined ? (`value ${key}` as const) : false,
    ),
    draft.hasMinimum && count === undefined && 'minimum',
    ...faults,
    draft.from_hour === draft.to_hour && 'hours',
    draft.kind === 'tell' && draft.recipients.length === 0 && 'people',
  ]
  const { name, level, every_days, from_hour, to_hour, recipients, is_on } = draft
  return {
    rule: {
      name: name.trim(),
      level,
      every_days,
      from_hour,
      to_hour,
      recipients,
      is_on,
      action,
      campaign_ids: draft.isOfAll ? [] : draft.campaign_ids,
      conditions: draft.conditions.map(({ metric, days, is }, index) => ({
        metric,
        days,
        is,
        value: values[index] ?? 0,
      })),
      minimum: draft.hasMinimum ? { figure: draft.minimum.figure, count: count ?? 1 } : null,
    },
    faults: all.filter((fault) => fault !== false),
  }
}
