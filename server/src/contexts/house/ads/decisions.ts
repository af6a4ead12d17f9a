import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import type { HouseAdDecision } from '@tessera/contracts/calls/house-ads'
import type { AdId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { and, desc, eq, ne, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { adGroups, adReviews, ads, campaigns, decideAds } from '../../ads/index.ts'
import { advertisers } from '../../identity/index.ts'
import { pins } from '../../pins/index.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

type Decided = Answer<{ decided: AdId[] }>

const sideOf = ({ by }: Actor) => (by === 'operator' ? 'operator' : 'house')

/** A decision about ads that somebody wants. */
interface WantedDecision {
  readonly ids: readonly AdId[]
  /** The reason that they may not run; null to let them run. */
  readonly rejection: AdRejection | null
  readonly reason: string
}

/** Lets ads run or stops them, with an entry in the log for each. Ads that there are not are left out. */
export async function decideWaiting(
  ports: Ports,
  actor: Actor,
  { ids, rejection, reason }: WantedDecision,
): Promise<Decided> {
  const decision = rejection === null ? 'approved' : 'rejected'
  const wanted = { decision, reason: rejection, decidedBy: sideOf(actor), note: reason } as const
  const decided = await ports.db.transaction(async (tx) => {
    const found = await decideAds(tx, ids, wanted, ports)
    for (const { id, review, reviewReason } of found)
      await appendToLog(tx, ports, {
        actor,
        act: 'ads.decide',
        object: id,
        reason,
        before: { review, rejection: reviewReason },
        after: { review: decision, rejection },
      })
    return found.map(({ id }) => id)
  })
  if (decided.length === 0) return refused('not-found')
  ports.log.info('ads.reviewed', { decision, ads: decided.join(' '), reason: rejection ?? '' })
  return given({ decided })
}

const newest = sql`(select latest.id from ${adReviews} latest
  where latest.ad_id = ${adReviews.adId} order by latest.decided_at desc, latest.id desc limit 1)`

const canUndo = sql<boolean>`${adReviews.decision} <> 'waiting' and ${adReviews.id} = ${newest}`

/** Undoes the latest decision about an ad, which waits again. */
export async function undoAd(
  ports: Ports,
  actor: Actor,
  { decisionId, reason }: { readonly decisionId: string; readonly reason: string },
): Promise<Decided> {
  return ports.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ adId: adReviews.adId, canUndo })
      .from(adReviews)
      .innerJoin(ads, eq(ads.id, adReviews.adId))
      .where(and(eq(adReviews.id, decisionId), ne(adReviews.decidedBy, 'check')))
      .for('update', { of: ads })
    if (row === undefined) return refused('not-found')
    if (!row.canUndo) return refused('undo-gone')
    const waits = { decision: 'waiting', reason: null, decidedBy: sideOf(actor) } as const
    const found = await decideAds(tx, [row.adId], waits, ports)
    for (const { id, review, reviewReason } of found)
      await appendToLog(tx, ports, {
        actor,
        act: 'ads.decide.undo',
        object: id,
        reason,
        before: { review, rejection: reviewReason },
        after: { review: 'waiting', rejection: null },
      })
    return given({ decided: found.map(({ id }) => id) })
  })
}

/** The place of a decision in their list, which has the newest first. */
export type DecisionPlace = readonly [at: string, id: string]

/** Lists decisions about ads by people and the operator, newest first. */
export async function adDecisions(
  { db, settings }: Pick<Ports, 'db' | 'settings'>,
  { after, most }: { readonly after: DecisionPlace | undefined; readonly most: number },
): Promise<readonly HouseAdDecision[]> {
  const rows = await db
    .select({
      row: adReviews,
      canUndo,
      advertiser: advertisers.name,
      campaign: campaigns.name,
      title: pins.title,
      pinId: pins.id,
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(pins, eq(pins.id, ads.pinId))
    .where(
      and(
        ne(adReviews.decidedBy, 'check'),
        after === undefined
          ? undefined
          : sql`(${adReviews.decidedAt}, ${adReviews.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(adReviews.decidedAt), desc(adReviews.id))
    .limit(most)
  return rows.map(({ row, canUndo: isLast, advertiser, campaign, title, pinId }) => ({
    id: row.id,
    ad_id: row.adId,
    decision: row.decision,
    rejection: row.reason,
    advertiser,
    campaign,
    title,
    pin: settings.publicOrigin + paths.pin.to({ pinId }),
    at: row.decidedAt.toISOString(),
    can_undo: isLast,
  }))
}
