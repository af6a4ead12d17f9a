import type { AdRuleFields, AdRuleSeen } from '@tessera/contracts/ads/ad-rule'
import { microPerCoin } from '@tessera/contracts/ads/micro'
import type { Ports } from '../../../../ports.ts'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Decision, decide, type Stopped } from './decide.ts'
import { figuresFor, seenOf } from './figures.ts'

/** A rule that is evaluated: a saved one, or one that is only tried. */
export interface Evaluated {
  readonly account: AdAccount
  readonly ruleId: string | null
  readonly rule: AdRuleFields
}

/** An object, what the conditions saw of it, and what the rule decides. */
export interface Finding {
  readonly object: Candidate
  readonly seen: readonly AdRuleSeen[]
  readonly decision: Decision | Stopped
}

/** Objects whose figures are read together. */
const together = 500

/** Evaluates a rule, some hundred objects at a time. It changes nothing. */
export async function* findingsOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { account, ruleId, rule }: Evaluated,
): AsyncGenerator<Finding> {
  const now = clock.now()
  const today = dayIn(account.timeZone, now)
  const coinMicro = microPerCoin(account.currency)
  const at = { timeZone: account.timeZone, now: now.getTime() }
  let after = '0'
  for (;;) {
    const asked = { advertiserId: account.id, ruleId, rule, now, today, after, most: together }
    const objects = await candidatesOf(db, asked)
    const ids = objects.map(({ id }) => id)
    const { level, conditions } = rule
    const figuresIn = await figuresFor(db, account, { level, conditions, today, ids })
    for (const object of objects) {
      const figures = figuresIn(object.id)
      const { state, former, daily_budget_micro: dailyBudgetMicro } = object
      const decision = decide(
        rule,
        { state, former, dailyBudgetMicro, figures },
        { today, coinMicro },
      )
      yield { object, seen: seenOf(conditions, figures, at), decision }
    }
    const last = objects.at(-1)
    if (last === undefined || objects.length < together) return
    after = last.id
  }
}
