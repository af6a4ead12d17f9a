import { and, arrayContains, eq, gt, gte, lte, or, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import { advertisers } from '../../../identity/index.ts'
import { accruedMicro } from '../campaigns/accrued.ts'
import { flexibleDays } from '../campaigns/day-budget.ts'
import { dayIn } from '../campaigns/day-in-zone.ts'
import { campaignDays, campaigns } from '../campaigns/tables.ts'
import { emitAdEvent } from './emit.ts'
import { webhooks } from './tables.ts'

/** Time in which an end is still told: longer than any pause of the service that goes by. */
const told = 86_400_000

/** Returns the ad accounts with a webhook that asks for what a sweep finds. */
const listeningAccounts = ({ db }: Pick<Ports, 'db'>) =>
  db
    .selectDistinct({ id: advertisers.id, timeZone: advertisers.timeZone })
    .from(webhooks)
    .innerJoin(advertisers, eq(advertisers.id, webhooks.advertiserId))
    .where(
      and(
        eq(webhooks.state, 'on'),
        or(
          arrayContains(webhooks.events, ['campaign.ended']),
          arrayContains(webhooks.events, ['budget.spent']),
        ),
      ),
    )

type Account = Awaited<ReturnType<typeof listeningAccounts>>[number]

async function emitEnded(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  { id: advertiserId }: Account,
) {
  const { db, clock } = ports
  const now = clock.now()
  const ended = await db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.advertiserId, advertiserId),
        lte(campaigns.endsAt, now),
        gt(campaigns.endsAt, new Date(now.getTime() - told)),
      ),
    )
  for (const { id: campaign_id, name } of ended)
    await db.transaction((tx) =>
      emitAdEvent(tx, ports, {
        advertiserId,
        type: 'campaign.ended',
        data: { campaign_id, name },
        once: `ended ${campaign_id}`,
      }),
    )
}

async function emitSpent(ports: Pick<Ports, 'db' | 'ids' | 'clock'>, account: Account) {
  const { db, clock } = ports
  const { id: advertiserId, timeZone } = account
  const day = dayIn(timeZone, clock.now())
  const spent = await db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      micro: campaignDays.spentMicro,
      budget: campaigns.dailyBudgetMicro,
    })
    .from(campaigns)
    .innerJoin(
      campaignDays,
      and(eq(campaignDays.campaignId, campaigns.id), eq(campaignDays.day, day)),
    )
    .where(
      and(
        eq(campaigns.advertiserId, advertiserId),
        gte(
          accruedMicro,
          sql`${campaigns.dailyBudgetMicro}
            * case when ${campaigns.isFlexible} then ${flexibleDays}::int else 1 end`,
        ),
      ),
    )
  for (const { id: campaign_id, name, micro, budget } of spent)
    await db.transaction((tx) =>
      emitAdEvent(tx, ports, {
        advertiserId,
        type: 'budget.spent',
        once: `spent ${campaign_id} ${day}`,
        data: { campaign_id, name, day, spent_micro: micro, daily_budget_micro: budget },
      }),
    )
}

/** Tells webhooks of campaigns that ended by their day, and of daily budgets that are spent, each once. */
export async function emitEndings(ports: Pick<Ports, 'db' | 'ids' | 'clock'>): Promise<void> {
  for (const account of await listeningAccounts(ports)) {
    await emitEnded(ports, account)
    await emitSpent(ports, account)
  }
}
