import {
  dismissRecommendation,
  listRecommendations,
  restoreRecommendations,
} from '@tessera/contracts/calls/recommendations'
import { timings } from '@tessera/contracts/timings'
import { given } from '../../../../calls/answer.ts'
import { and, eq } from '../../../../platform/database/sql.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { findRecommendationFacts } from './find-facts.ts'
import { recommendationsOf } from './recommendations.ts'
import { settledDays } from './settled-days.ts'
import { dismissedRecommendations } from './tables.ts'

const answerList = answerAdvertiser(listRecommendations, async ({ ports, account }) => {
  const now = ports.clock.now()
  const range = settledDays(account.timeZone, now.getTime())
  const facts = await findRecommendationFacts(ports, account, { range, now })
  return given({
    ...range,
    currency: account.currency,
    items: [...recommendationsOf(facts)],
    dismissed: facts.dismissed.size,
  })
})

const answerDismiss = answerAdvertiser(
  dismissRecommendation,
  async ({ ports, account }, { key, reason, is_dismissed: isDismissed }) => {
    const { db, clock } = ports
    const { advertiserId, key: keyColumn } = dismissedRecommendations
    if (!isDismissed) {
      await db
        .delete(dismissedRecommendations)
        .where(and(eq(advertiserId, account.id), eq(keyColumn, key)))
      return given({ key, until: null })
    }
    const until = new Date(clock.now().getTime() + timings.recommendationDismissed)
    await db
      .insert(dismissedRecommendations)
      .values({ advertiserId: account.id, key, reason, until })
      .onConflictDoUpdate({ target: [advertiserId, keyColumn], set: { reason, until } })
    return given({ key, until: until.toISOString() })
  },
)

const answerRestore = answerAdvertiser(restoreRecommendations, async ({ ports, account }) => {
  await ports.db
    .delete(dismissedRecommendations)
    .where(eq(dismissedRecommendations.advertiserId, account.id))
  return given(null)
})

/** Handlers of the calls of suggestions. */
export const recommendationCalls = [answerList, answerDismiss, answerRestore]
