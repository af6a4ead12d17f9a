import { limits } from '@tessera/contracts/limits'
import { and, asc, eq, gt, isNull, lte, or, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, ads, campaigns } from '../../accounts/campaigns/tables.ts'
import { type BillingAccount, standingOf } from './account.ts'
import { holdsOf } from './rules.ts'

/** Returns the names of the campaigns that run, and stop when the account's only card is removed. */
export async function stoppedByLastCard(
  db: Sql,
  account: BillingAccount,
  now: Date,
): Promise<string[]> {
  const standing = await standingOf(db, account)
  const isStopped = holdsOf({ ...standing, methods: 0 }).length > 0
  if (standing.methods !== 1 || !isStopped || holdsOf(standing).length > 0) return []
  const rows = await db
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.advertiserId, account.id),
        eq(campaigns.state, 'active'),
        lte(campaigns.startsAt, now),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, now)),
        sql`exists (select from ${ads} join ${adGroups} on ${adGroups.id} = ${ads.adGroupId}
          where ${adGroups.campaignId} = ${campaigns.id} and ${adGroups.state} = 'active'
            and ${ads.state} = 'active' and ${ads.review} = 'approved')`,
      ),
    )
    .orderBy(asc(campaigns.id))
    .limit(limits.billingPageSize)
  return rows.map(({ name }) => name)
}
