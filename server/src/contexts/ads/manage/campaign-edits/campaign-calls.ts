import { type Campaign, listCampaigns, updateCampaign } from '@tessera/contracts/calls/campaigns'
import type { AdvertiserId, CampaignId } from '@tessera/contracts/ids'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { eq } from '../../../../platform/database/sql.ts'
import { logDeed } from '../../../identity/index.ts'
import { answerAdvertiser } from '../../accounts/campaigns/answer-advertiser.ts'
import { campaigns } from '../../accounts/campaigns/tables.ts'
import { campaignFields } from '../../accounts/changes/change-fields.ts'
import { recordChanges } from '../../accounts/changes/record-change.ts'
import { totalsOf } from '../../reports/figures/totals.ts'
import { changeOf } from './campaign-change.ts'
import { type CampaignRow, campaignsOf, findCampaign, lockCampaign } from './campaign-store.ts'

const noTotals = { impressions: 0, clicks: 0, saves: 0, closeups: 0, spend_micro: 0 }

const campaignOf = (
  { campaign, ad, currency }: CampaignRow,
  totals: Campaign['totals'] = noTotals,
): Campaign => ({
  id: campaign.id,
  name: campaign.name,
  objective: campaign.objective,
  state: campaign.state,
  daily_budget_micro: campaign.dailyBudgetMicro,
  total_budget_micro: campaign.totalBudgetMicro,
  is_flexible: campaign.isFlexible,
  starts_at: campaign.startsAt.toISOString(),
  ends_at: campaign.endsAt?.toISOString() ?? null,
  currency,
  ad:
    ad === null
      ? null
      : {
          id: ad.id,
          pin_id: ad.pinId,
          state: ad.state,
          review: ad.review,
          review_reason: ad.reviewReason,
        },
  totals,
})

const campaignsOfAccount = (advertiserId: AdvertiserId, ids: readonly CampaignId[]) =>
  ({ advertiserId, ids, level: 'campaigns' }) as const

const farFuture = '9999-12-31'
const farPast = '0001-01-01'

const answerCampaigns = answerAdvertiser(listCampaigns, async (visit, input) => {
  const { db } = visit.ports
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const found = await campaignsOf(db, input.advertiser_id, { before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ campaign }) => [campaign.id])
  const range = { from: input.from ?? farPast, to: input.to ?? farFuture }
  const ids = page.rows.map(({ campaign }) => campaign.id)
  const totals = await totalsOf(db, { ...campaignsOfAccount(input.advertiser_id, ids), range })
  return given(
    page.rows.map((row) => campaignOf(row, totals.get(row.campaign.id))),
    page.bookmark,
  )
})

const answerUpdateCampaign = answerAdvertiser(updateCampaign, async (visit, input) => {
  const { db, clock } = visit.ports
  const { advertiser_id, campaign_id, action } = input
  const { account, actorId } = visit
  const change = await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, advertiser_id, campaign_id)
    if (campaign === undefined) return undefined
    const decided = changeOf(action, campaign, clock.now())
    if (decided.ok && Object.keys(decided.set).length > 0) {
      await tx.update(campaigns).set(decided.set).where(eq(campaigns.id, campaign_id))
      const said = { deed: 'campaign-changed', object: campaign.name } as const
      if (actorId !== null)
        await logDeed(tx, visit.ports, { subjectId: account.ownerId, actorId, ...said })
      const after = campaignFields(decided.set)
      await recordChanges(tx, visit.ports, { advertiserId: advertiser_id, actorId }, [
        {
          level: 'campaign',
          objectId: campaign_id,
          campaignId: campaign_id,
          after,
          name: campaign.name,
          before: campaignFields(campaign),
        },
      ])
    }
    return decided
  })
  if (change === undefined) return refused('not-found')
  if (!change.ok) return refused(change.code)
  const row = await findCampaign(db, advertiser_id, campaign_id)
  if (row === undefined) return refused('not-found')
  const totals = await totalsOf(db, campaignsOfAccount(advertiser_id, [campaign_id]))
  return given(campaignOf(row, totals.get(campaign_id)))
})

/** Handlers of the calls about campaigns. */
export const campaignCalls = [answerCampaigns, answerUpdateCampaign]
