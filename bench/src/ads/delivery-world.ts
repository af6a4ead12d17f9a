import { PinId, UserId } from '@tessera/contracts/ids'
import { makeAccount, makeCampaign } from '@tessera/server/contexts/ads/events/testing/made-campaign'
import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'
import { portsAt, priceMax } from './ad-world.ts'

const accounts = 4
const campaignsEach = 4
/** A campaign that ends within a quarter of an hour holds nothing back for later. */
const endsWithin = 14 * 60_000

/**
 * Creates campaigns that pay for impressions. Most budgets are used up while so many ads are shown; one
 * campaign has enough, so that there is an ad for every request.
 */
export async function makeDeliveryWorld(db: Db, shown: number): Promise<void> {
  const now = Date.now()
  const ports = portsAt(db, null, 900)
  const { rows: pins } = await db.execute<{ id: string }>(sql`
    select pins.id::text as id from pins join boards on boards.id = pins.board_id
    where pins.listed and pins.deleted_at is null and boards.privacy = 'public' order by pins.id`)
  const whole = Math.ceil((shown / (accounts * campaignsEach)) * (priceMax / 2))
  for (let account = 0; account < accounts; account += 1) {
    const advertiserId = await makeAccount(db, ports, {
      ownerId: UserId.parse(String(account + 1)),
      mode: account % 2 === 0 ? 'prepaid' : 'threshold',
      timeZone: account % 2 === 0 ? 'UTC' : 'America/Los_Angeles',
      leftMicro: account === 3 ? whole : whole * 1_000,
    })
    for (let at = 0; at < campaignsEach; at += 1) {
      const isEndless = account === 0 && at === 0
      const pin = pins[(account * campaignsEach + at) % pins.length]
      if (pin === undefined) throw new Error('The world has no public pins.')
      const { campaignId } = await makeCampaign(db, ports, {
        advertiserId,
        pinId: PinId.parse(pin.id),
        isFlexible: at === 2,
        dailyBudgetMicro: isEndless ? whole * 1_000 : Math.ceil(whole / (2 + at)),
        totalBudgetMicro: at === 1 ? Math.ceil(whole / 4) : null,
        startsAt: new Date(now - 60_000),
      })
      const bid = isEndless ? 400 : 500 + account * 90 + at * 37
      await db.execute(sql`update ad_groups set billed = 'impression', bid_micro = ${bid}::int
        where campaign_id = ${campaignId}::bigint`)
      if (!isEndless)
        await db.execute(sql`update campaigns set ends_at = ${new Date(now + endsWithin)}
          where id = ${campaignId}::bigint`)
    }
  }
}
