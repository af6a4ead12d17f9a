import { z } from '@tessera/contracts/schema'
import { CampaignId, UserId } from '../ids.ts'
import { limits } from '../limits.ts'
import { ReportMetric } from './report-metrics.ts'

/** The days that a condition of a rule looks at, in the account's time zone. 'last-…' end with today. */
export const AdRuleDays = z.enum(['today', 'yesterday', 'last-7', 'last-14', 'last-30'])
export type AdRuleDays = z.infer<typeof AdRuleDays>

/** The objects that a rule looks at one by one. */
export const AdRuleLevel = z.enum(['campaign', 'ad-group', 'ad'])
export type AdRuleLevel = z.infer<typeof AdRuleLevel>

/** Max value that a condition compares with. */
const valueMax = 1_000_000_000_000_000

/**
 * A condition. Its value is in millionths for amounts, shares and ratios, and whole for counts, so that
 * it's compared exactly. A metric that would divide by zero meets no condition.
 */
export const AdRuleCondition = z.strictObject({
  metric: ReportMetric,
  days: AdRuleDays,
  is: z.enum(['over', 'under']),
  value: z.int().check(z.gte(0), z.lte(valueMax)),
})
export type AdRuleCondition = z.infer<typeof AdRuleCondition>

/** The data that the days of each condition must have before a rule acts. */
export const AdRuleMinimum = z.strictObject({
  figure: z.enum(['impressions', 'clicks', 'conversions']),
  count: z.int().check(z.gte(1), z.lte(1_000_000_000)),
})
export type AdRuleMinimum = z.infer<typeof AdRuleMinimum>

const Amount = z.int().check(z.gte(1), z.lte(valueMax))

/** The change that a rule makes. */
export const AdRuleAction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pause'),
    /** True to resume what this rule paused, once its conditions aren't met anymore. */
    resumes: z.boolean(),
  }),
  z.strictObject({
    kind: z.enum(['raise', 'lower']),
    by: z.enum(['percent', 'amount']),
    /** In percent, or in millionths of the currency. */
    value: Amount,
    /** The highest daily budget of a raise, or the lowest one. */
    limit_micro: Amount,
  }),
  z.strictObject({ kind: z.literal('tell') }),
])
export type AdRuleAction = z.infer<typeof AdRuleAction>

const Hour = z.int().check(z.gte(0), z.lte(24))

/** A rule as people write it. */
export const AdRuleFields = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.adRuleNameMax)),
    level: AdRuleLevel,
    /** The campaigns whose objects it looks at; none for all of them. */
    campaign_ids: z.array(CampaignId).check(z.maxLength(limits.adRuleCampaignsMax)),
    /** All of them must be met. */
    conditions: z
      .array(AdRuleCondition)
      .check(z.minLength(1), z.maxLength(limits.adRuleConditionsMax)),
    minimum: z.nullable(AdRuleMinimum),
    action: AdRuleAction,
    /** It acts on one object once in so many days of the account. */
    every_days: z.literal([1, 3, 7]),
    /** The hours of the account's day in which it acts; from 22 to 6 is over midnight. */
    from_hour: Hour,
    to_hour: Hour,
    /** The people who get an email about what it did. */
    recipients: z.array(UserId).check(z.maxLength(limits.reportRecipientsMax)),
    is_on: z.boolean(),
  })
  .check(
    z.refine(({ from_hour: from, to_hour: to }) => from !== to, {
      error: 'The first and the last hour are the same',
      path: ['to_hour'],
    }),
    z.refine(({ action, level }) => level === 'campaign' || !('limit_micro' in action), {
      error: 'Only campaigns have a daily budget',
      path: ['action'],
    }),
    z.refine(({ action, recipients }) => action.kind !== 'tell' || recipients.length > 0, {
      error: 'Choose somebody who gets the email',
      path: ['recipients'],
    }),
    z.refine(
      ({ action }) =>
        !('by' in action) || action.by === 'amount' || action.value <= percentMax(action.kind),
      { error: 'A budget is raised by 500 percent at most, and lowered by 90', path: ['action'] },
    ),
  )
export type AdRuleFields = z.infer<typeof AdRuleFields>

const percentMax = (kind: 'raise' | 'lower') => (kind === 'raise' ? 500 : 90)

/** The figure that a condition saw. */
export const AdRuleSeen = z.object({
  metric: ReportMetric,
  days: AdRuleDays,
  /** As reports show it; null for one that would divide by zero. */
  value: z.nullable(z.number()),
  /** True when events that come late can still change it. */
  is_settling: z.boolean(),
})
export type AdRuleSeen = z.infer<typeof AdRuleSeen>

/** The action of a rule on an object. */
export const AdRuleDeed = z.enum(['pause', 'resume', 'budget', 'tell'])
export type AdRuleDeed = z.infer<typeof AdRuleDeed>
