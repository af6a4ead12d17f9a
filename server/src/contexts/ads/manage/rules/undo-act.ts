import type { AdRuleAct } from '@tessera/contracts/calls/ad-rules'
import { type Answer, given, refused } from '../../../../calls/answer.ts'
import { and, eq, isNotNull, isNull } from '../../../../platform/database/sql.ts'
import type { AdvertiserVisit } from '../../accounts/campaigns/answer-advertiser.ts'
import { applyEdits } from '../campaign-edits/apply-edits.ts'
import { shownAct } from './store.ts'
import { adRuleActs } from './tables.ts'

/** Undoes one act of a rule, once, unless somebody changed the object since. */
export async function undoAct(
  { ports, account, actorId, language }: AdvertiserVisit,
  id: string,
): Promise<Answer<AdRuleAct>> {
  const { db, clock } = ports
  const isIt = and(eq(adRuleActs.id, id), eq(adRuleActs.advertiserId, account.id))
  const [found] = await db.select().from(adRuleActs).where(isIt)
  if (found === undefined) return refused('not-found')
  const [taken] = await db
    .update(adRuleActs)
    .set({ undoneAt: clock.now() })
    .where(
      and(
        isIt,
        eq(adRuleActs.outcome, 'acted'),
        isNull(adRuleActs.undoneAt),
        isNotNull(adRuleActs.undo),
      ),
    )
    .returning()
  if (taken?.undo == null) return refused('ad-rule-undone')
  const by = { account, actorId, madeWith: 'rule', language }
  const [result] = await applyEdits(ports, by, [taken.undo], { isDryRun: false })
  if (result === undefined || result.faults.length > 0) {
    await db.update(adRuleActs).set({ undoneAt: null }).where(isIt)
    return refused('ad-rule-undone')
  }
  return given(shownAct(taken))
}
