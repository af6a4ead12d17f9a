import type { AdvertiserId } from '@tessera/contracts/ids'
import { CampaignId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { advertisers } from '../../identity/index.ts'
import { adGroups, ads } from '../accounts/campaigns/tables.ts'
import { refundSpend } from '../money/ledger/spend.ts'
import { adClicksRefunded, type RefundedClick } from './ad-clicks-refunded.ts'
import type { FoundClick } from './invalid-clicks.ts'
import { lockAccounts } from './purse-of.ts'
import { daysOf, noFigures, sumStats } from './sums.ts'
import { adEvents, type InvalidClick } from './tables.ts'
import { addDays, addStats } from './write-counts.ts'

/** Marks clicks as invalid; returns those that were not marked before. */
async function mark(tx: Sql, clicks: readonly FoundClick[]): Promise<readonly RefundedClick[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(clicks)}::jsonb)
    as given(served_day date, served_id bigint, reason text)`
  const { rows } = await tx.execute<RefundedClick & Record<string, unknown>>(sql`
    with marked as (
      update ${adEvents} event set invalid = given.reason from ${given}
      where event.served_day = given.served_day and event.served_id = given.served_id
        and event.kind = 'click' and event.invalid is null
      returning event.*
    )
    select marked.served_day::text as served_day, marked.served_id::text as served_id, marked.ad_id::text as ad_id,
      marked.day::text as day, marked.place, marked.age, marked.gender, marked.country, marked.app,
      marked.price_micro::text as price_micro, marked.carried_micro::text as carried_micro,
      marked.invalid as reason,
      coalesce(marked.search_query, '') as query, coalesce(marked.keyword_id, 0)::text as keyword_id,
      ad_group.campaign_id::text as campaign_id
    from marked join ${ads} ad on ad.id = marked.ad_id
    join ${adGroups} ad_group on ad_group.id = ad.ad_group_id
    order by ad_group.campaign_id, marked.served_id`)
  return rows
}

/** The paid clicks of one campaign that are invalid for one reason. */
interface Refund {
  readonly reference: string
  readonly campaign: string
  readonly reason: InvalidClick
  readonly clicks: number
  readonly amountMicro: number
}

/** Collects refunds by campaign and reason. */
function refundsOf(clicks: readonly RefundedClick[]): readonly Refund[] {
  const refunds = new Map<string, Refund>()
  for (const { campaign_id: campaign, reason, served_id, price_micro } of clicks) {
    const priceMicro = Number(price_micro)
    if (priceMicro === 0) continue
    const key = `${campaign} ${reason}`
    const before = refunds.get(key)
    refunds.set(key, {
      // A click is refunded once, so that no other refund has this reference.
      reference: before?.reference ?? `refund ${campaign} ${served_id}`,
      campaign,
      reason,
      clicks: (before?.clicks ?? 0) + 1,
      amountMicro: (before?.amountMicro ?? 0) + priceMicro,
    })
  }
  return [...refunds.values()]
}

async function currencyOf(tx: Sql, id: AdvertiserId): Promise<string> {
  const { currency } = advertisers
  const [row] = await tx.select({ currency }).from(advertisers).where(eq(advertisers.id, id))
  if (row === undefined) throw new Error(`There is no ad account ${id}.`)
  return row.currency
}

/** Takes clicks of an ad account out of its figures, and gives back what they cost. */
async function refundSome(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'clock' | 'events'>,
  { advertiserId, clicks }: { advertiserId: AdvertiserId; clicks: readonly FoundClick[] },
): Promise<void> {
  const account = (await lockAccounts(tx, [advertiserId])).get(advertiserId)
  if (account === undefined) return
  const marked = await mark(tx, clicks)
  if (marked.length === 0) return
  await ports.events.tell(tx, adClicksRefunded, { clicks: marked })
  const lowered = marked.map(({ ad_id, day, place, age, gender, country, app, price_micro }) => ({
    ad_id,
    day,
    place,
    age,
    gender,
    country,
    app,
    ...noFigures,
    clicks: -1,
    spend_micro: -Number(price_micro),
  }))
  await addStats(tx, sumStats(lowered))
  await addDays(
    tx,
    daysOf(
      marked.map(({ campaign_id, day, price_micro, carried_micro }) => ({
        campaignId: CampaignId.parse(campaign_id),
        day,
        priceMicro: -Number(price_micro),
        carriedMicro: -Number(carried_micro),
      })),
    ),
  )
  const currency = await currencyOf(tx, advertiserId)
  for (const { reference, amountMicro, ...about } of refundsOf(marked))
    await refundSpend(tx, ports, {
      advertiserId,
      currency,
      reference,
      amountMicro,
      mode: account.mode,
      about: { ...about },
    })
}

/** Refunds the invalid clicks of an ad account; those that were refunded before are left alone. */
export async function refundClicks(
  ports: Pick<Ports, 'db' | 'ids' | 'clock' | 'events'>,
  advertiserId: AdvertiserId,
  clicks: readonly FoundClick[],
): Promise<void> {
  for (let at = 0; at < clicks.length; at += limits.adClicksRefunded) {
    const some = clicks.slice(at, at + limits.adClicksRefunded)
    await ports.db.transaction((tx) => refundSome(tx, ports, { advertiserId, clicks: some }))
  }
}
