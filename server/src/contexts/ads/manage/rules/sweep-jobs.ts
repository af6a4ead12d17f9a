import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, eq, lt } from '../../../../platform/database/sql.ts'
import { defineSweep } from '../../../../platform/jobs/define-job.ts'
import { handleJob } from '../../../base/handle-job.ts'
import { runRule, takeDueRule } from './run-rule.ts'
import { adRuleActs, adRules } from './tables.ts'

/** Evaluates the rules that are due; a rule is taken by one instance only. */
export const handleAdRules = handleJob(
  defineSweep({ name: 'run-ad-rules', everySeconds: timings.adRulesSeconds }),
  async (ports, { signal }) => {
    for (let rule = await takeDueRule(ports); rule !== undefined; rule = await takeDueRule(ports)) {
      signal.throwIfAborted()
      await runRule(ports, rule, signal)
    }
  },
)

/** Deletes, every hour, lines of the log after 90 days, and rules that were deleted then. */
export const handleAdRuleSweep = handleJob(
  defineSweep({ name: 'sweep-ad-rules', everySeconds: 3_600 }),
  async ({ db, clock }) => {
    const before = new Date(clock.now().getTime() - limits.adRuleLogDays * 86_400_000)
    await db.delete(adRuleActs).where(lt(adRuleActs.at, before))
    await db.delete(adRules).where(and(eq(adRules.state, 'deleted'), lt(adRules.deletedAt, before)))
  },
)
