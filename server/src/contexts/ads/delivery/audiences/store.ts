import type { Audience } from '@tessera/contracts/entities/audience'
import { AdGroupId, type AdvertiserId, AudienceId, CampaignId } from '@tessera/contracts/ids'
import { and, desc, eq, ne, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { adGroups, campaigns } from '../../accounts/campaigns/tables.ts'
import { audienceHashes, audiences } from './tables.ts'

type UsedBy = Audience['used_by'][number]

/** Returns what names audiences of an account: ad groups that aren't archived, and look-alike audiences. */
async function usesOf(
  db: Sql,
  advertiserId: AdvertiserId,
): Promise<ReadonlyMap<string, readonly UsedBy[]>> {
  const named = sql`jsonb_array_elements_text(
    coalesce(${adGroups.targeting}->'AUDIENCE_INCLUDE', '[]') ||
    coalesce(${adGroups.targeting}->'AUDIENCE_EXCLUDE', '[]')) named(id)`
  const groups = await db
    .selectDistinct({
      audience: sql<string>`named.id`,
      campaignId: campaigns.id,
      adGroupId: adGroups.id,
      name: adGroups.name,
    })
    .from(adGroups)
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .crossJoin(sql`lateral ${named}`)
    .where(
      and(
        sql`${adGroups.targeting} ?| array['AUDIENCE_INCLUDE', 'AUDIENCE_EXCLUDE']`,
        eq(campaigns.advertiserId, advertiserId),
        ne(campaigns.state, 'archived'),
        ne(adGroups.state, 'archived'),
      ),
    )
    .orderBy(adGroups.id)
  const likes = await db
    .select({
      audience: sql<string>`${audiences.rule}->>'seed_id'`,
      id: audiences.id,
      name: audiences.name,
    })
    .from(audiences)
    .where(and(eq(audiences.advertiserId, advertiserId), sql`${audiences.rule} ? 'seed_id'`))
  const all = [
    ...groups.map(({ audience, campaignId, adGroupId, name }) => ({
      audience,
      use: {
        kind: 'ad-group' as const,
        campaign_id: CampaignId.parse(campaignId),
        ad_group_id: AdGroupId.parse(adGroupId),
        name,
      },
    })),
    ...likes.map(({ audience, id, name }) => ({
      audience,
      use: { kind: 'audience' as const, audience_id: AudienceId.parse(id), name },
    })),
  ]
  return new Map(
    [...Map.groupBy(all, ({ audience }) => audience)].map(([id, uses]) => [
      id,
      uses.map(({ use }) => use),
    ]),
  )
}

const stateOf = (row: Pick<typeof audiences.$inferSelect, 'refreshedAt' | 'isUsable'>) => {
  if (row.refreshedAt === null) return 'building'
  return row.isUsable ? 'ready' : 'too-small'
}

/** Returns the audiences of an account, newest first, or one of them. */
export async function audiencesOfAccount(
  db: Sql,
  advertiserId: AdvertiserId,
  id?: AudienceId,
): Promise<readonly Audience[]> {
  const rows = await db
    .select({
      row: audiences,
      lines: sql<number>`(select count(*)::int from ${audienceHashes}
        where ${audienceHashes.audienceId} = ${audiences.id})`,
    })
    .from(audiences)
    .where(
      and(
        eq(audiences.advertiserId, advertiserId),
        id === undefined ? undefined : eq(audiences.id, id),
      ),
    )
    .orderBy(desc(audiences.id))
  const uses = await usesOf(db, advertiserId)
  return rows.map(({ row, lines }) => ({
    id: row.id,
    name: row.name,
    rule: row.rule,
    state: stateOf(row),
    size: row.size,
    lines: row.rule.kind === 'list' ? lines : null,
    created_at: row.createdAt.toISOString(),
    refreshed_at: row.refreshedAt?.toISOString() ?? null,
    used_by: [...(uses.get(row.id) ?? [])],
  }))
}

/** Returns an audience of an account. */
export const findAudience = async (db: Sql, advertiserId: AdvertiserId, id: AudienceId) =>
  (await audiencesOfAccount(db, advertiserId, id))[0]

/** Locks an audience of an account until the transaction ends; returns its rule. */
export async function lockAudience(tx: Sql, advertiserId: AdvertiserId, id: AudienceId) {
  const [row] = await tx
    .select({ rule: audiences.rule })
    .from(audiences)
    .where(and(eq(audiences.id, id), eq(audiences.advertiserId, advertiserId)))
    .for('update')
  return row?.rule
}
