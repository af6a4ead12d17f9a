import { promoteConstants } from '@tessera/contracts/ads/countries'
import { AdvertiserId, type UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { advertisers, users } from '../../../identity/index.ts'
import { knownZone } from './day-in-zone.ts'
import { adBusinesses, adsConsents } from './tables.ts'

/** Loads what quick promote needs of an ad account. */
export async function adAccount(db: Sql, id: AdvertiserId) {
  const [row] = await db
    .select({
      id: advertisers.id,
      ownerId: advertisers.ownerId,
      name: advertisers.name,
      country: advertisers.country,
      currency: advertisers.currency,
      timeZone: advertisers.timeZone,
    })
    .from(advertisers)
    .where(eq(advertisers.id, id))
  return row
}

/** Creates a member's ad account, unless they have one. Two at once create one. */
export async function ensureAdAccount(
  { db, ids, clock }: Ports,
  owner: { readonly id: UserId; readonly fullName: string },
  { country, zone }: { readonly country: string; readonly zone: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${users} where ${users.id} = ${owner.id} for update`)
    if ((await tx.$count(advertisers, eq(advertisers.ownerId, owner.id))) > 0) return
    await tx.insert(advertisers).values({
      id: AdvertiserId.parse(ids.next()),
      ownerId: owner.id,
      name: owner.fullName,
      country,
      currency: promoteConstants(country).currency,
      timeZone: knownZone(zone),
      createdAt: clock.now(),
    })
  })
}

/** Loads who is behind an ad account; undefined until somebody said it. */
export async function businessOf(db: Sql, id: AdvertiserId) {
  const [row] = await db.select().from(adBusinesses).where(eq(adBusinesses.advertiserId, id))
  return row
}

/** True for a member who agreed to the use of data for ads. */
export const hasConsented = async (db: Sql, userId: UserId): Promise<boolean> =>
  (await db.$count(adsConsents, eq(adsConsents.userId, userId))) > 0
