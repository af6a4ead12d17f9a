import { Targeting } from '@tessera/contracts/ads/targeting'
import type { AdGroupId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { and, eq, sql } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import { countReach } from './reach.ts'
import { audienceAims, audiences } from './tables.ts'
import { audiencesIn, unfitAudiences } from './unfit-audiences.ts'
import { markOfTargeting, namesAudiences } from './wide-aim.ts'

/** Finds the ad groups with audiences that have to be counted: changed ones, and those counted long ago. */
const dueAims = (db: Sql, now: Date) =>
  db
    .select({
      id: adGroups.id,
      advertiserId: campaigns.advertiserId,
      targeting: sql<string>`${adGroups.targeting}::text`,
      mark: markOfTargeting,
    })
    .from(adGroups)
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .leftJoin(audienceAims, eq(audienceAims.adGroupId, adGroups.id))
    .where(
      and(
        namesAudiences,
        eq(adGroups.state, 'active'),
        eq(campaigns.state, 'active'),
        sql`(${audienceAims.mark} is distinct from ${markOfTargeting}
          or ${audienceAims.countedAt} <= ${new Date(now.getTime() - timings.audienceRefreshed).toISOString()}::timestamptz
          or exists (select from ${audiences} where ${audiences.advertiserId} = ${campaigns.advertiserId}
            and ${audiences.refreshedAt} > ${audienceAims.countedAt}))`,
      ),
    )

async function isWide(
  ports: Pick<Ports, 'db' | 'clock' | 'secrets'>,
  advertiserId: Parameters<typeof unfitAudiences>[1],
  text: string,
): Promise<boolean> {
  const read = z.safeParse(Targeting, JSON.parse(text))
  if (!read.success || audiencesIn(read.data).length === 0) return false
  if ((await unfitAudiences(ports.db, advertiserId, read.data)).length > 0) return false
  const { high } = await countReach(ports, read.data, ports.clock.now())
  return high >= limits.audienceFloor
}

/** Counts whom the ad groups with audiences reach in all. Ads are shown only where they are enough. */
export async function countAims(ports: Pick<Ports, 'db' | 'clock' | 'secrets'>): Promise<void> {
  const { db, clock } = ports
  for (const { id, advertiserId, targeting, mark } of await dueAims(db, clock.now())) {
    const row: { mark: string; isWide: boolean; countedAt: Date } = {
      mark,
      isWide: await isWide(ports, advertiserId, targeting),
      countedAt: clock.now(),
    }
    await keepAim(db, id, row)
  }
}

const keepAim = (
  db: Sql,
  adGroupId: AdGroupId,
  row: Omit<typeof audienceAims.$inferInsert, 'adGroupId'>,
) =>
  db
    .insert(audienceAims)
    .values({ adGroupId, ...row })
    .onConflictDoUpdate({ target: audienceAims.adGroupId, set: row })
