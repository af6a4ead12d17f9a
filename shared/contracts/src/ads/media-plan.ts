import { z } from '@tessera/contracts/schema'
import { dayAfter, daysBetween } from '../calendar-days.ts'
import type { CampaignEdit } from '../calls/campaign-edits.ts'
import { limits } from '../limits.ts'
import { Objective } from './objectives.ts'
import { ReportDay } from './report-options.ts'
import { Targeting } from './targeting.ts'

/** Days that a plan without an end is estimated for. */
export const openPlanDays = 30

const fits = (plan: { readonly first_day: string; readonly last_day: string | null }): boolean => {
  if (plan.last_day === null) return true
  const days = daysBetween(plan.first_day, plan.last_day)
  return days >= 1 && days <= limits.promoteDaysMax
}

/** A campaign that is planned: its goal, whom it is for, its budget and its days. */
export const MediaPlan = z
  .strictObject({
    objective: Objective,
    targeting: Targeting,
    /** True when people are also chosen by what the pins show. */
    is_automatic: z.boolean(),
    daily_budget_micro: z.int().check(z.gte(1), z.lte(limits.promoteDailyMax * 1_000_000)),
    first_day: ReportDay,
    /** Null for one without an end. */
    last_day: z.nullable(ReportDay),
  })
  .check(z.refine(fits, 'Choose an end on the first day or after it, at most a year later'))
export type MediaPlan = z.infer<typeof MediaPlan>

/** Returns the days that a plan is estimated for. */
export const planDays = ({ first_day, last_day }: MediaPlan): number =>
  last_day === null ? openPlanDays : daysBetween(first_day, last_day)

/**
 * Returns the draft of the campaign that a plan describes: its name, goal, budget, days, and an ad
 * group with its people. A plan whose first day is over begins today, and keeps its number of days.
 */
export function campaignOfPlan(name: string, plan: MediaPlan, today: string): CampaignEdit {
  const isLate = plan.first_day < today
  const first = isLate ? today : plan.first_day
  const moved = isLate ? daysBetween(plan.first_day, today) - 1 : 0
  return {
    fields: {
      name,
      objective: plan.objective,
      state: 'draft',
      is_flexible: false,
      daily_budget_micro: plan.daily_budget_micro,
      total_budget_micro: null,
      first_day: first,
      last_day: plan.last_day === null ? null : dayAfter(plan.last_day, moved),
    },
    ad_groups: [
      {
        fields: {
          name,
          state: 'active',
          bid_micro: null,
          targeting: plan.targeting,
          is_automatic: plan.is_automatic,
        },
      },
    ],
  }
}
