import { z } from '@tessera/contracts/schema'
import { AdRuleDeed, AdRuleFields, AdRuleLevel, AdRuleSeen } from '../ads/ad-rule.ts'
import { AdvertiserId, AnyId, CampaignId } from '../ids.ts'
import { defineCall } from './define-call.ts'
import { pageOptions } from './lists.ts'

const ofAccount = { advertiser_id: AdvertiserId }
const which = { ...ofAccount, rule_id: AnyId }

/** A rule of an ad account. */
export const AdRule = z.object({
  id: AnyId,
  rule: AdRuleFields,
  /** The person who created it; null for a program, or for somebody whose account is gone. */
  created_by: z.nullable(z.string()),
  /** The time of its last evaluation; null before the first one. */
  last_run_at: z.nullable(z.string()),
})
export type AdRule = z.infer<typeof AdRule>

/** Lists the rules of an ad account, by name. */
export const listAdRules = defineCall({
  name: 'AdRulesResource.get',
  summary: 'Lists the rules of an ad account.',
  method: 'GET',
  path: '/resource/AdRulesResource/get/',
  input: z.strictObject(ofAccount),
  output: z.array(AdRule),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Creates a rule. */
export const createAdRule = defineCall({
  name: 'AdRuleResource.create',
  summary: 'Creates a rule that changes campaigns, ad groups or ads by their figures.',
  method: 'POST',
  path: '/resource/AdRuleResource/create/',
  input: z.strictObject({ ...ofAccount, rule: AdRuleFields }),
  output: AdRule,
  errors: ['not-allowed', 'ad-rules-many', 'ad-rule-unfit'],
  who: 'advertiser',
  scope: 'ads:write',
  budget: 'create',
})

/** Changes a rule. */
export const updateAdRule = defineCall({
  name: 'AdRuleResource.update',
  summary: 'Changes a rule, or switches it on or off.',
  method: 'POST',
  path: '/resource/AdRuleResource/update/',
  input: z.strictObject({ ...which, rule: AdRuleFields }),
  output: AdRule,
  errors: ['not-allowed', 'not-found', 'ad-rule-unfit'],
  who: 'advertiser',
  scope: 'ads:write',
})

/** Deletes a rule. What it did stays in the log. */
export const deleteAdRule = defineCall({
  name: 'AdRuleResource.delete',
  summary: 'Deletes a rule; what it did stays as it is, and in the log.',
  method: 'POST',
  path: '/resource/AdRuleResource/delete/',
  input: z.strictObject(which),
  output: z.null(),
  errors: ['not-allowed', 'not-found'],
  who: 'advertiser',
  scope: 'ads:write',
})

const about = {
  level: AdRuleLevel,
  object_id: z.string(),
  name: z.string(),
  campaign_id: CampaignId,
  campaign_name: z.string(),
  seen: z.array(AdRuleSeen),
  /** The daily budget in millionths; null for other changes. */
  before_micro: z.nullable(z.int()),
  after_micro: z.nullable(z.int()),
}

/** The reason that a rule does nothing to an object. */
export const AdRuleIdle = z.enum([
  'not-met',
  'too-little',
  'acted',
  'at-limit',
  'stopped',
  'paused',
])
export type AdRuleIdle = z.infer<typeof AdRuleIdle>

/** An object that a preview looked at. */
export const AdRulePreviewRow = z.object({
  ...about,
  /** Null when the rule would do nothing. */
  does: z.nullable(AdRuleDeed),
  idle: z.nullable(AdRuleIdle),
  /** The reasons that the change would be refused; empty when it wouldn't. */
  faults: z.array(z.string()),
})
export type AdRulePreviewRow = z.infer<typeof AdRulePreviewRow>

/** Says what a rule would do now, and does nothing. */
export const previewAdRule = defineCall({
  name: 'AdRulePreviewResource.get',
  summary: 'Says what a rule would do at this moment, and changes nothing.',
  method: 'GET',
  path: '/resource/AdRulePreviewResource/get/',
  input: z.strictObject({ ...ofAccount, rule_id: z.optional(AnyId), rule: AdRuleFields }),
  output: z.object({
    /** The objects that it would act on, then others. */
    rows: z.array(AdRulePreviewRow),
    looked_at: z.int(),
    would_act: z.int(),
    /** False outside of the rule's hours. */
    is_within_hours: z.boolean(),
  }),
  errors: ['not-allowed'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** A line of the log: what a rule did to an object, or why it couldn't. */
export const AdRuleAct = z.object({
  ...about,
  id: AnyId,
  rule_id: AnyId,
  rule_name: z.string(),
  at: z.string(),
  does: AdRuleDeed,
  /** 'stopped' when rules changed the object too often on a day. */
  outcome: z.enum(['acting', 'acted', 'refused', 'stopped']),
  reasons: z.array(z.string()),
  can_undo: z.boolean(),
  undone_at: z.nullable(z.string()),
})
export type AdRuleAct = z.infer<typeof AdRuleAct>

/** Lists what the rules of an ad account did in the last 90 days, the latest first. */
export const listAdRuleActs = defineCall({
  name: 'AdRuleLogResource.get',
  summary: 'Lists what rules did and could not do, the latest first.',
  method: 'GET',
  path: '/resource/AdRuleLogResource/get/',
  input: z.strictObject({ ...ofAccount, rule_id: z.optional(AnyId), ...pageOptions }),
  output: z.array(AdRuleAct),
  errors: ['not-allowed', 'bad-input'],
  who: 'advertiser',
  scope: 'ads:read',
})

/** Undoes what a rule did to one object. */
export const undoAdRuleAct = defineCall({
  name: 'AdRuleLogResource.update',
  summary: 'Undoes what a rule did to one object.',
  method: 'POST',
  path: '/resource/AdRuleLogResource/update/',
  input: z.strictObject({ ...ofAccount, act_id: AnyId }),
  output: AdRuleAct,
  errors: ['not-allowed', 'not-found', 'ad-rule-undone'],
  who: 'advertiser',
  scope: 'ads:write',
})
