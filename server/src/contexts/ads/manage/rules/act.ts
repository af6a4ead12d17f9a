import type { CampaignEdit } from '@tessera/contracts/calls/campaign-edits'
import type { Language } from '@tessera/contracts/language'
import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { emitAdEvent } from '../../accounts/webhooks/emit.ts'
import { applyEdits } from '../campaign-edits/apply-edits.ts'
import { type Candidate, levelOf } from './candidates.ts'
import type { Decision } from './decide.ts'
import { editOf } from './edit-of.ts'
import type { Finding } from './evaluate.ts'
import { type ActRecord, adRuleActs } from './tables.ts'

/** A saved rule that acts. */
export interface ActingRule {
  readonly account: AdAccount
  readonly id: string
  readonly name: string
  /** The language of the reasons in its log. */
  readonly language: Language
}

type Due = Exclude<Decision, { readonly does: null }>
type Changing = Exclude<Due, { readonly does: 'tell' }>

/** Returns the edit that a decision makes. */
export function editFor(object: Candidate, due: Changing): CampaignEdit {
  if (due.does === 'budget') {
    const daily_budget_micro = object.daily_budget_micro ?? 0
    const fields = { daily_budget_micro: due.toMicro }
    return editOf(object, { fields, expected: { daily_budget_micro } })
  }
  const [from, to] =
    due.does === 'pause' ? (['active', 'paused'] as const) : (['paused', 'active'] as const)
  return editOf(object, { fields: { state: to }, expected: { state: from } })
}

/** Says in the log what a rule begins to do; undefined when another instance did it before. */
async function claim(
  ports: Ports,
  { account, id: ruleId, name: ruleName }: ActingRule,
  { object, seen, decision }: Finding,
): Promise<ActRecord | undefined> {
  const { ids, clock, db } = ports
  const now = clock.now()
  const day = dayIn(account.timeZone, now)
  const isStopped = decision.does === null
  if (isStopped && !('instead' in decision)) return undefined
  const isBudget = decision.does === 'budget'
  const [row] = await db
    .insert(adRuleActs)
    .values({
      id: ids.next(),
      advertiserId: account.id,
      ruleId,
      ruleName,
      at: now,
      day,
      level: levelOf(object),
      objectId: object.id,
      campaignId: object.campaign_id,
      name: object.name,
      campaignName: object.campaign_name,
      reasons: [],
      seen,
      does: isStopped && 'instead' in decision ? decision.instead : (decision.does ?? 'tell'),
      claim: isStopped ? `stopped ${day}` : decision.claim,
      outcome: isStopped ? 'stopped' : 'acting',
      beforeMicro: isBudget ? object.daily_budget_micro : null,
      afterMicro: isBudget ? decision.toMicro : null,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

type Outcome = Pick<ActRecord, 'outcome' | 'reasons' | 'undo'>

/** Writes the outcome of an act, with the event for programs. */
export async function finishAct(
  tx: Sql,
  ports: Pick<Ports, 'ids' | 'clock'>,
  act: ActRecord,
  outcome: Outcome,
): Promise<void> {
  await tx
    .update(adRuleActs)
    .set({ ...outcome, doneAt: ports.clock.now() })
    .where(eq(adRuleActs.id, act.id))
  await emitAdEvent(tx, ports, {
    advertiserId: act.advertiserId,
    type: 'rule.acted',
    data: {
      rule_id: act.ruleId,
      rule_name: act.ruleName,
      does: act.does,
      outcome: outcome.outcome,
      reasons: outcome.reasons,
      level: act.level,
      object_id: act.objectId,
      campaign_id: act.campaignId,
      before_micro: act.beforeMicro,
      after_micro: act.afterMicro,
    },
  })
}

async function change(ports: Ports, rule: ActingRule, edit: CampaignEdit): Promise<Outcome> {
  const { account, language, name } = rule
  const by = { account, actorId: null, madeWith: 'rule', rule: name, language }
  const [result] = await applyEdits(ports, by, [edit], { isDryRun: false })
  const reasons = result?.faults.map(({ message }) => message) ?? []
  return result === undefined || reasons.length > 0
    ? { outcome: 'refused', reasons, undo: null }
    : { outcome: 'acted', reasons, undo: result.undo }
}

/** Does what a rule decided about one object, once, and keeps it in the log. */
export async function act(ports: Ports, rule: ActingRule, finding: Finding): Promise<void> {
  const row = await claim(ports, rule, finding)
  if (row === undefined) return
  const { object, decision } = finding
  const outcome: Outcome =
    decision.does === null
      ? { outcome: 'stopped', reasons: [], undo: null }
      : decision.does === 'tell'
        ? { outcome: 'acted', reasons: [], undo: null }
        : await change(ports, rule, editFor(object, decision))
  await ports.db.transaction((tx) => finishAct(tx, ports, row, outcome))
}
