import { billedBy } from '@tessera/contracts/ads/objectives'
import { AdGroupId, AdId, CampaignId } from '@tessera/contracts/ids'
import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { logDeed } from '../../../identity/index.ts'
import { adGroups, ads, campaigns, type ReviewState } from '../../accounts/campaigns/tables.ts'
import { adFields, adGroupFields, campaignFields } from '../../accounts/changes/change-fields.ts'
import { type ObjectChange, recordChanges } from '../../accounts/changes/record-change.ts'
import { copyKeywords } from '../../delivery/keywords/copy-keywords.ts'
import type { EditBy } from './edit-by.ts'
import type { Planned } from './edit-facts.ts'
import type { EditPlan } from './plan-edit.ts'
import type { PlannedAd, PlannedGroup } from './plan-groups.ts'
import { adColumns, campaignColumns, changedColumns, groupColumns } from './rows-of.ts'

/** A plan whose new objects have their ids, with what is written beside it. */
export interface ReadyPlan {
  readonly plan: EditPlan
  readonly clientKey: string | null
  /** The checks of ads that are created or whose link changes, by `reviewKey`. */
  readonly reviews: ReadonlyMap<string, ReviewState>
}

/** The key of an ad's check: its pin with its link. */
export const reviewKey = ({ after }: PlannedAd): string =>
  `${after.pin_id} ${after.destination_url}`

interface PlanWriting extends ReadyPlan {
  readonly tx: Sql
  readonly ports: Ports
  readonly by: EditBy
  readonly campaignId: CampaignId
}

type Told = Pick<ObjectChange, 'before' | 'after'>

/** The row of a campaign, as it is locked. */
export type CampaignRow = typeof campaigns.$inferSelect

async function writeCampaign(
  place: PlanWriting,
  row: CampaignRow | null,
): Promise<Told | undefined> {
  const { tx, ports, by, campaignId, plan, clientKey } = place
  const { after, changed } = plan.campaign
  const now = ports.clock.now()
  const columns = campaignColumns(after, { zone: by.account.timeZone, now })
  if (row !== null) {
    const set = changedColumns(columns, changed)
    if (changed.size === 0) return { before: null, after: {} }
    await tx.update(campaigns).set(set).where(eq(campaigns.id, campaignId))
    return { before: campaignFields(row), after: campaignFields(set) }
  }
  const created = await tx
    .insert(campaigns)
    .values({
      ...columns,
      id: campaignId,
      advertiserId: by.account.id,
      madeWith: by.madeWith,
      clientKey,
      createdBy: by.actorId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: campaigns.id })
  return created.length === 0 ? undefined : { before: null, after: campaignFields(columns) }
}

async function writeGroup(
  { tx, campaignId, plan }: PlanWriting,
  group: PlannedGroup,
): Promise<Told> {
  const id = AdGroupId.parse(group.id)
  const columns = groupColumns(group.after, plan.campaign.after)
  if (group.before === null) await tx.insert(adGroups).values({ id, campaignId, ...columns })
  else if (group.changed.size > 0) await tx.update(adGroups).set(columns).where(eq(adGroups.id, id))
  const before = group.before && groupColumns(group.before, plan.campaign.after)
  return { before: before && adGroupFields(before), after: adGroupFields(columns) }
}

async function writeAd(place: PlanWriting, groupId: AdGroupId, ad: PlannedAd): Promise<Told> {
  const { tx, ports, reviews } = place
  const id = AdId.parse(ad.id)
  const review = ad.changed.has('destination_url') ? reviews.get(reviewKey(ad)) : undefined
  const columns = adColumns(ad.after)
  const checked = review === undefined ? {} : { review, reviewReason: null }
  if (ad.before === null) {
    const createdAt = ports.clock.now()
    await tx.insert(ads).values({ id, adGroupId: groupId, createdAt, ...columns, ...checked })
  } else if (ad.changed.size > 0)
    await tx
      .update(ads)
      .set({ ...columns, ...checked })
      .where(eq(ads.id, id))
  const before = ad.before && adFields(adColumns(ad.before))
  return { before, after: adFields({ ...columns, ...checked }) }
}

const isChanged = ({ changed }: Planned<unknown>): boolean => changed.size > 0

/** A campaign's goal decides what its ad groups pay for; it changes in drafts alone. */
async function writeBilled({ tx, campaignId, plan }: PlanWriting): Promise<void> {
  if (plan.campaign.before === null || !plan.campaign.changed.has('objective')) return
  const billed = billedBy[plan.campaign.after.objective]
  await tx.update(adGroups).set({ billed }).where(eq(adGroups.campaignId, campaignId))
}

/**
 * Writes a plan in a transaction that has locked its campaign, and keeps what changed; false when
 * the campaign was created before with the same client key.
 */
export async function writePlan(
  place: Omit<PlanWriting, 'campaignId'>,
  row: CampaignRow | null,
): Promise<boolean> {
  const { tx, ports, by, plan } = place
  const campaignId = CampaignId.parse(plan.campaign.id)
  const within = { ...place, campaignId }
  const { name } = plan.campaign.after
  const told = await writeCampaign(within, row)
  if (told === undefined) return false
  const changes: ObjectChange[] = [
    { level: 'campaign', objectId: campaignId, campaignId, name, ...told },
  ]
  await writeBilled(within)
  for (const group of plan.groups) {
    const objectId = AdGroupId.parse(group.id)
    const groupTold = await writeGroup(within, group)
    changes.push({
      level: 'ad-group',
      objectId,
      campaignId,
      name: group.after.name,
      ...groupTold,
    })
    for (const ad of group.ads.filter(isChanged))
      changes.push({
        level: 'ad',
        objectId: AdId.parse(ad.id),
        campaignId,
        name: group.after.name,
        ...(await writeAd(within, objectId, ad)),
      })
  }
  const { id: advertiserId, ownerId } = by.account
  const { actorId, rule = null } = by
  await recordChanges(tx, ports, { advertiserId, actorId, rule }, changes)
  for (const { id, keywordsOf: from } of [plan.campaign, ...plan.groups]) {
    if (from === null) continue
    const adGroupId = from.adGroupId === null ? null : AdGroupId.parse(id)
    await copyKeywords(tx, ports, {
      from,
      to: { campaignId, adGroupId },
      by: { advertiserId, actorId, rule },
    })
  }
  if (by.actorId !== null)
    await logDeed(tx, ports, {
      subjectId: ownerId,
      actorId: by.actorId,
      object: name,
      deed: row === null ? 'campaign-created' : 'campaign-changed',
    })
  return true
}
