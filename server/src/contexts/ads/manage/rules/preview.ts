import type { AdRulePreviewRow } from '@tessera/contracts/calls/ad-rules'
import type { Language } from '@tessera/contracts/language'
import { limits } from '@tessera/contracts/limits'
import type { Ports } from '../../../../ports.ts'
import { applyEdits } from '../campaign-edits/apply-edits.ts'
import { editFor } from './act.ts'
import { levelOf } from './candidates.ts'
import { isWithinHours } from './decide.ts'
import { type Evaluated, type Finding, findingsOf } from './evaluate.ts'
import { hourIn } from './run-rule.ts'

function rowOf({ object, seen, decision }: Finding, faults: readonly string[]): AdRulePreviewRow {
  const isBudget = decision.does === 'budget'
  return {
    level: levelOf(object),
    object_id: object.id,
    name: object.name,
    campaign_id: object.campaign_id,
    campaign_name: object.campaign_name,
    seen: [...seen],
    faults: [...faults],
    before_micro: isBudget ? object.daily_budget_micro : null,
    after_micro: isBudget ? decision.toMicro : null,
    does: decision.does,
    idle: decision.does === null ? decision.why : null,
  }
}

/** Says what a rule would do now: the objects that it would act on first, and why changes would be refused. */
export async function previewOf(ports: Ports, evaluated: Evaluated, language: Language) {
  const { account, rule } = evaluated
  const most = limits.adRulePreviewRows
  const due: Finding[] = []
  const others: Finding[] = []
  let [lookedAt, wouldAct] = [0, 0]
  for await (const finding of findingsOf(ports, evaluated)) {
    lookedAt += 1
    const isDue = finding.decision.does !== null
    if (isDue) wouldAct += 1
    const list = isDue ? due : others
    if (list.length < most) list.push(finding)
  }
  const changing = due.flatMap(({ object, decision }) =>
    decision.does === null || decision.does === 'tell' ? [] : [editFor(object, decision)],
  )
  const by = { account, actorId: null, madeWith: 'rule', language }
  const results = await applyEdits(ports, by, changing, { isDryRun: true })
  const shown = [...due, ...others].slice(0, most)
  return {
    rows: shown.map((finding, index) =>
      rowOf(finding, results[index]?.faults.map(({ message }) => message) ?? []),
    ),
    looked_at: lookedAt,
    would_act: wouldAct,
    is_within_hours: isWithinHours(rule, hourIn(account.timeZone, ports.clock.now())),
  }
}
