import { AdId, AdvertiserId, CampaignId, PinId, UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { ServedAd } from '@tessera/server/contexts/ads/accounts/campaigns/served-ad'
import { makeAccount, makeCampaign } from '@tessera/server/contexts/ads/events/testing/made-campaign'
import { allHeard } from '@tessera/server/contexts/all-heard'
import { withEvents } from '@tessera/server/contexts/base/domain-events/with-events'
import { prepareDatabase } from '@tessera/server/memory-service'
import type { Db } from '@tessera/server/platform/database/port'
import { timeOrderedIds } from '@tessera/server/platform/ids/time-ordered'
import { keyedSecrets } from '@tessera/server/platform/secrets/keyed'
import { fillWorld, pinId, worldOf } from '../service/fill-world.ts'

/** The ads whose events processes count. */
export const AdWorld = z.object({
  /** The time of all processes, in milliseconds since 1970. */
  now: z.number(),
  accounts: z.array(z.object({ id: AdvertiserId, leftMicro: z.number() })),
  campaigns: z.array(z.object({ campaignId: CampaignId, adId: AdId })),
})

export type AdWorld = z.infer<typeof AdWorld>

/** The data that the processes of the soak share; the time stands still, unless it's null. */
export const portsAt = (db: Db, now: number | null, instance: number) => {
  const clock = { now: () => (now === null ? new Date() : new Date(now)) }
  const ids = timeOrderedIds({ clock: { now: () => new Date() }, random: () => instance / 1_024 })
  const secrets = keyedSecrets('the key of all processes of the soak')
  return withEvents({ db, clock, ids, secrets }, allHeard)
}

const accountsMade = 4
const campaignsEach = 4
/** The most that an event costs. */
export const priceMax = 1_000

/** Creates ad accounts: campaigns whose days, totals or accounts run out on the way, and one that has enough. */
export async function makeAdWorld(db: Db, events: number): Promise<AdWorld> {
  await prepareDatabase(db)
  await fillWorld(db, worldOf(50))
  const now = Date.now()
  const ports = portsAt(db, now, 1_000)
  // The approximate cost of a campaign's charged events.
  const whole = Math.ceil((events / (accountsMade * campaignsEach) / 4) * (priceMax / 2))
  const world: AdWorld = { now, accounts: [], campaigns: [] }
  for (let account = 0; account < accountsMade; account += 1) {
    const ownerId = UserId.parse(String(account + 1))
    const mode = account % 2 === 0 ? 'prepaid' : 'threshold'
    const timeZone = account % 2 === 0 ? 'UTC' : 'America/Los_Angeles'
    const leftMicro = account === 3 ? whole : whole * 100
    const id = await makeAccount(db, ports, { ownerId, mode, timeZone, leftMicro })
    world.accounts.push({ id, leftMicro })
    for (let at = 0; at < campaignsEach; at += 1) {
      const budget = {
        dailyBudgetMicro: at === 0 ? whole * 10 : Math.ceil(whole / 3),
        totalBudgetMicro: at === 1 ? Math.ceil(whole / 2) : null,
        isFlexible: at === 2,
        startsAt: new Date(now - 3 * 86_400_000),
      }
      const made = await makeCampaign(db, ports, {
        advertiserId: id,
        pinId: PinId.parse(pinId(1)),
        ...budget,
      })
      world.campaigns.push(made)
    }
  }
  return world
}

/** Chooses the ad of a showing, and the event that follows. */
export type Choose = (number: number) => { readonly served: ServedAd; readonly ago_ms: number }

const hour = 3_600_000
const viewers = 90
const firstViewer = 10

/** Returns a member of the world who sees ads; the first ones own the accounts. */
export const viewerAt = (number: number): UserId =>
  UserId.parse(String(firstViewer + (number % viewers)))

/** Chooses by the number of the showing alone, so that several processes can report the same event. */
export const chooseByNumber =
  ({ campaigns, now }: AdWorld): Choose =>
  (number) => {
    const mixed = (number * 2_654_435_761) % 4_294_967_296
    const campaign = campaigns[number % campaigns.length]
    if (campaign === undefined) throw new Error('There is no campaign.')
    const ago_ms = (mixed % 20) * hour
    const served: ServedAd = {
      servedId: String(1_000_000 + number),
      adId: campaign.adId,
      viewerId: viewerAt(Math.floor(number / batchOf)),
      place: mixed % 3 === 0 ? 'search' : 'home',
      servedAt: now - ago_ms - 1_000,
      priceMicro: 1 + (mixed % priceMax),
      billed: 'impression',
      age: mixed % 2 === 0 ? '25-34' : '35-44',
      gender: mixed % 5 === 0 ? 'male' : 'female',
      country: mixed % 7 === 0 ? 'DE' : 'US',
      app: 'web',
    }
    return { served, ago_ms }
  }

/** The events of one call, which are of one member. */
export const batchOf = 50
