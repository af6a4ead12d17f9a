import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import { mayWorkOn } from './rules.ts'
import { findAdvertiser, grantOf } from './store.ts'

/** True when a member may pay for an ad account: its owner, and people with the permission for money. */
export async function mayPay(db: Sql, userId: UserId, id: AdvertiserId): Promise<boolean> {
  const advertiser = await findAdvertiser(db, id)
  if (advertiser === undefined) return false
  return mayWorkOn('money', await grantOf(db, advertiser.ownerId, userId))
}
