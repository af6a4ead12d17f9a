import { isDailyBudget, promoteConstants } from '@tessera/contracts/ads/countries'
import { MediaPlan } from '@tessera/contracts/ads/media-plan'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import { Objective } from '@tessera/contracts/ads/objectives'
import { microOf } from '@tessera/contracts/ads/promote-rules'
import { AdGender, AgeBucket } from '@tessera/contracts/ads/targeting'
import { dayAfter } from '@tessera/contracts/calendar-days'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { numberFormat } from '@tessera/contracts/number-format'
import { z } from '@tessera/contracts/schema'
import { Topic } from '@tessera/contracts/topics'
import { keepDrafts } from '@tessera/module/drafts'
import { targetingOf } from '../../../kit/ad-fields/targeting-of.ts'

/** The form of a plan; the amount as it was typed. */
const PlanDraft = z.object({
  objective: Objective,
  countries: z.array(z.string()),
  isAutomatic: z.boolean(),
  ages: z.array(AgeBucket),
  genders: z.array(AdGender),
  interests: z.array(Topic),
  budget: z.string(),
  firstDay: z.string(),
  isOpen: z.boolean(),
  lastDay: z.string(),
})
export type PlanDraft = z.infer<typeof PlanDraft>

/** Keeps what somebody has filled in, by the plan, until it is saved. */
export const keptPlans = keepDrafts('media-plan', PlanDraft)

/** Identifies the draft of a plan of an ad account, or of the one that is new. */
export const planDraftId = (account: Pick<Advertiser, 'id'>, planId: string | undefined): string =>
  `${account.id}.${planId ?? 'new'}`

/** The usual number of days of a plan. */
const usualDays = 14

/** Returns the draft that nobody has written in. */
export function freshPlan({ country }: Pick<Advertiser, 'country'>, today: string): PlanDraft {
  return {
    objective: 'CONSIDERATION',
    countries: [country],
    isAutomatic: true,
    ages: [],
    genders: [],
    interests: [],
    isOpen: false,
    budget: String(promoteConstants(country).recommendedDaily),
    firstDay: dayAfter(today, 1),
    lastDay: dayAfter(today, usualDays),
  }
}

/** Returns the draft of a plan that was saved. */
export function draftOfPlan(plan: MediaPlan, locale: string): PlanDraft {
  const { LOCATION, AGE_BUCKET, GENDER, INTEREST } = plan.targeting
  const number = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 })
  return {
    objective: plan.objective,
    isAutomatic: plan.is_automatic,
    countries: LOCATION?.split('+') ?? [],
    ages: AGE_BUCKET ?? [],
    genders: GENDER ?? [],
    interests: INTEREST ?? [],
    budget: number.format(plan.daily_budget_micro / microPerUnit),
    firstDay: plan.first_day,
    isOpen: plan.last_day === null,
    lastDay: plan.last_day ?? dayAfter(plan.first_day, usualDays - 1),
  }
}

/** A plan, or the fields that are wrong. */
export type ReadPlan =
  | { readonly plan: MediaPlan; readonly faults: ReadonlySet<'budget' | 'days'> }
  | { readonly plan: undefined; readonly faults: ReadonlySet<'budget' | 'days'> }

/** Reads the plan of a draft. */
export function readPlan(draft: PlanDraft, country: string, locale: string): ReadPlan {
  const micro = microOf(draft.budget, locale)
  const isMoney = micro !== undefined && isDailyBudget(country, micro)
  const parsed = z.safeParse(MediaPlan, {
    objective: draft.objective,
    targeting: targetingOf(draft),
    is_automatic: draft.isAutomatic,
    daily_budget_micro: isMoney ? micro : 1,
    first_day: draft.firstDay,
    last_day: draft.isOpen ? null : draft.lastDay,
  })
  const faults = new Set<'budget' | 'days'>()
  if (!isMoney) faults.add('budget')
  if (!parsed.success) faults.add('days')
  return { plan: parsed.success && isMoney ? parsed.data : undefined, faults }
}
