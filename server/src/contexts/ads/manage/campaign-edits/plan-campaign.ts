import { microPerUnit } from '@tessera/contracts/ads/micro'
import { cutCampaignName } from '@tessera/contracts/ads/promote-rules'
import { daysBetween } from '@tessera/contracts/calendar-days'
import type {
  AdGroupEdit,
  CampaignEdit,
  CampaignFields,
  CampaignTree,
} from '@tessera/contracts/calls/campaign-edits'
import { limits } from '@tessera/contracts/limits'
import type { Copying, EditFacts, Fault, Planned } from './edit-facts.ts'
import { changedNames, fieldsOfCampaign, isSameValue, type Whole, withFields } from './fields.ts'

export type PlannedCampaign = Planned<Whole<CampaignFields>> & Copying

const never: Whole<CampaignFields> = {
  name: '',
  objective: 'CONSIDERATION',
  state: 'active',
  daily_budget_micro: 0,
  total_budget_micro: null,
  is_flexible: false,
  first_day: '',
  last_day: null,
}

const daysOf = ({ first_day, last_day }: Whole<CampaignFields>): number | null =>
  last_day === null ? null : daysBetween(first_day, last_day)

/** Returns a total that is the sum of its days with the days and the daily budget that come. */
function followingTotal(before: Whole<CampaignFields>, after: Whole<CampaignFields>) {
  const [had, has] = [daysOf(before), daysOf(after)]
  const isSum = had !== null && before.total_budget_micro === before.daily_budget_micro * had
  if (!isSum) return after.total_budget_micro
  return has === null ? null : after.daily_budget_micro * has
}

/** Returns a campaign as an edit leaves it. Days that are over mean today for one that hasn't begun. */
function afterEdit(
  edit: CampaignEdit,
  tree: CampaignTree | null,
  { today, minDailyMicro }: EditFacts,
) {
  const before = tree === null ? null : fieldsOfCampaign(tree)
  const usual = { ...never, first_day: today, daily_budget_micro: minDailyMicro }
  const merged = withFields<CampaignFields>(before ?? usual, edit.fields)
  const first = tree?.has_begun === true || merged.first_day > today ? merged.first_day : today
  const after = { ...merged, name: cutCampaignName(merged.name), first_day: first }
  const isTotalLeft = edit.fields.total_budget_micro === undefined
  const total = before !== null && isTotalLeft ? followingTotal(before, after) : undefined
  return { before, after: total === undefined ? after : { ...after, total_budget_micro: total } }
}

/** Returns the fields that have no longer the value that the edit expects. */
export const changedMeanwhile = (
  expected: object | undefined,
  before: object | null,
  at: string,
): readonly Fault[] =>
  Object.entries(expected ?? {}).flatMap(([name, value]) =>
    value === undefined || (before !== null && isSameValue(Reflect.get(before, name), value))
      ? []
      : [{ at: at + name, code: 'campaign-changed' }],
  )

/** Keywords are copied to what is created, from what the ad account has. */
export function unfitCopy(
  { keywords_of: source }: Pick<CampaignEdit | AdGroupEdit, 'keywords_of'>,
  before: object | null,
  { keywordOwners }: EditFacts,
  at: string,
): readonly Fault[] {
  if (source === undefined) return []
  if (before !== null) return [{ at: `${at}keywords_of`, code: 'field-fixed' }]
  return keywordOwners.has(source) ? [] : [{ at: `${at}keywords_of`, code: 'not-found' }]
}

const needed = ['name', 'objective', 'daily_budget_micro'] as const

function missing({ fields }: CampaignEdit, isDraft: boolean): readonly Fault[] {
  return needed
    .filter((name) => fields[name] === undefined && !(isDraft && name === 'daily_budget_micro'))
    .map((at) => ({ at, code: 'field-needed' }))
}

function fixed({ before, after, changed }: PlannedCampaign, tree: CampaignTree): readonly Fault[] {
  const faults: Fault[] = []
  const isOver = tree.has_ended && [...changed].some((name) => name !== 'name')
  if (isOver) faults.push({ at: '', code: 'campaign-ended' })
  const wasDraft = before?.state === 'draft'
  if (changed.has('objective') && !wasDraft) faults.push({ at: 'objective', code: 'field-fixed' })
  if (changed.has('first_day') && tree.has_begun)
    faults.push({ at: 'first_day', code: 'field-fixed' })
  if (after.state === 'draft' && !wasDraft) faults.push({ at: 'state', code: 'field-fixed' })
  return faults
}

function unfitMoney({ after, changed }: PlannedCampaign, facts: EditFacts): readonly Fault[] {
  const { daily_budget_micro: daily, total_budget_micro: total } = after
  const [min, max] = [facts.minDailyMicro, facts.maxDailyMicro].map((micro) => micro / microPerUnit)
  const data = { min, max, currency: facts.currency }
  const isDailyUnfit = daily < facts.minDailyMicro || daily > facts.maxDailyMicro
  const isTotalUnfit = total !== null && total < daily
  return [
    ...(changed.has('daily_budget_micro') && isDailyUnfit
      ? [{ at: 'daily_budget_micro', code: 'ad-budget-unfit', data } as const]
      : []),
    ...((changed.has('total_budget_micro') || changed.has('daily_budget_micro')) && isTotalUnfit
      ? [{ at: 'total_budget_micro', code: 'ad-total-unfit' } as const]
      : []),
  ]
}

function unfitDays({ after, changed }: PlannedCampaign, { today }: EditFacts): readonly Fault[] {
  const { first_day: first, last_day: last } = after
  if (last === null || !(changed.has('last_day') || changed.has('first_day'))) return []
  const isFit = last >= first && last >= today && daysBetween(first, last) <= limits.promoteDaysMax
  return isFit
    ? []
    : [{ at: 'last_day', code: 'ad-dates-unfit', data: { max: limits.promoteDaysMax } }]
}

/** Decides what an edit makes of a campaign, and what is wrong with that. A draft may be unfit yet. */
export function planCampaign(
  edit: CampaignEdit,
  tree: CampaignTree | null,
  facts: EditFacts,
): { readonly planned: PlannedCampaign; readonly isPublishing: boolean; faults: readonly Fault[] } {
  const { before, after } = afterEdit(edit, tree, facts)
  const isDraft = after.state === 'draft'
  const isPublishing = !isDraft && (before === null || before.state === 'draft')
  const changed = changedNames(before, after)
  const planned = {
    id: tree?.campaign_id ?? null,
    before,
    after,
    changed,
    keywordsOf: facts.keywordOwners.get(edit.keywords_of ?? '') ?? null,
  }
  // All of a campaign is checked when it is published.
  const checked = isPublishing ? { ...planned, changed: changedNames(null, after) } : planned
  const faults = [
    ...(tree === null ? missing(edit, isDraft) : fixed(planned, tree)),
    ...changedMeanwhile(edit.expected, before, ''),
    ...unfitCopy(edit, before, facts, ''),
    ...(isDraft ? [] : [...unfitMoney(checked, facts), ...unfitDays(checked, facts)]),
  ]
  return { planned, isPublishing, faults }
}
