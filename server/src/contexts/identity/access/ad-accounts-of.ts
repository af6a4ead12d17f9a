import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { UserId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import { mayWorkOn } from './rules.ts'
import { advertisersFor, heldAccounts } from './store.ts'

/** Lists the ad accounts that a member may act for. */
export async function adAccountsOf(db: Sql, userId: UserId): Promise<readonly Advertiser[]> {
  const accounts = await heldAccounts(db, userId)
  const ownerIds = accounts.flatMap(({ id, grant }) =>
    mayWorkOn('ads', grant) || mayWorkOn('money', grant) ? [id] : [],
  )
  const rows = await advertisersFor(db, { userId, ownerIds })
  return rows.map(({ ownerId, ownerUsername, timeZone, ...row }) => ({
    ...row,
    owner_user_id: ownerId,
    owner_username: ownerUsername,
    time_zone: timeZone,
  }))
}
