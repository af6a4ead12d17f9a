import type { AdEventKind, AdPlace } from '@tessera/contracts/ads/ad-event'
import { microPerUnit } from '@tessera/contracts/ads/micro'
import type { AdGender, AgeBucket, AppType } from '@tessera/contracts/ads/targeting'
import { ConversionTagId } from '@tessera/contracts/ids'
import {
  type ServedAd,
  sealServedAd,
} from '@tessera/server/contexts/ads/accounts/campaigns/served-ad'
import { adGroups, ads, campaigns } from '@tessera/server/contexts/ads/accounts/campaigns/tables'
import { sealClick } from '@tessera/server/contexts/ads/conversions/click-id'
import { receive } from '@tessera/server/contexts/ads/conversions/receive'
import { conversionTags } from '@tessera/server/contexts/ads/conversions/tables'
import { countEvents, type SentEvent } from '@tessera/server/contexts/ads/events/count-events'
import { allHeard } from '@tessera/server/contexts/all-heard'
import { withEvents } from '@tessera/server/contexts/base/domain-events/with-events'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { advertisers } from '@tessera/server/contexts/identity/ad-accounts/tables'
import { and, eq } from '@tessera/server/platform/database/sql'
import type { SamplePorts } from '@tessera/server/platform/sample-content/port'
import { type Chance, chanceFrom, seedFrom } from './pictures/chance.ts'
import { day } from './rows/making.ts'
import { historyWanted, seeds } from './tables.ts'

/** The days before the start that demo ads have figures of. */
const historyDays = 60

/** A business of the demo world that advertises more than others, and measures what people buy. */
interface Advertising {
  /** The usual number of showings of an ad in a day. */
  readonly shown: number
  /** The share of clicks that lead to an order, and what an order is worth; null without a tag. */
  readonly orders: { readonly share: number; readonly from: number; readonly to: number } | null
}

const larger: Readonly<Record<string, Advertising>> = {
  studio_lumen: { shown: 40, orders: { share: 0.18, from: 40, to: 210 } },
  harrow_field: { shown: 26, orders: { share: 0.12, from: 15, to: 90 } },
}

const usual: Advertising = { shown: 6, orders: null }

/** Sundays first: people look for ideas when they have time. */
const ofWeekday = [1.35, 0.9, 0.85, 0.8, 0.9, 1, 1.25] as const

/** The shares of showings that are clicked, saved and opened, by place. */
const shares: Readonly<Record<AdPlace, Readonly<Record<'click' | 'save' | 'closeup', number>>>> = {
  home: { click: 0.04, save: 0.03, closeup: 0.06 },
  search: { click: 0.11, save: 0.03, closeup: 0.08 },
  related: { click: 0.06, save: 0.05, closeup: 0.07 },
}

/** Lists the ads of the demo world with their accounts. */
const promotedAds = ({ db }: SamplePorts) =>
  db
    .select({
      adId: ads.id,
      name: campaigns.name,
      startsAt: campaigns.startsAt,
      advertiserId: advertisers.id,
      owner: users.username,
      currency: advertisers.currency,
      timeZone: advertisers.timeZone,
    })
    .from(ads)
    .innerJoin(adGroups, eq(adGroups.id, ads.adGroupId))
    .innerJoin(campaigns, eq(campaigns.id, adGroups.campaignId))
    .innerJoin(advertisers, eq(advertisers.id, campaigns.advertiserId))
    .innerJoin(users, eq(users.id, advertisers.ownerId))
    .orderBy(ads.id)

type PromotedAd = Awaited<ReturnType<typeof promotedAds>>[number]

const advertisingOf = ({ owner }: PromotedAd): Advertising => larger[owner] ?? usual

/** A showing, and what followed. */
interface Shown {
  readonly ad: PromotedAd
  readonly served: ServedAd
  readonly kinds: readonly AdEventKind[]
  readonly clickedAt: number
  /** The worth of the order that a click led to; null without one. */
  readonly ordered: number | null
}

const ages = ['18-24', '25-34', '25-34', '35-44', '35-44', '45-49', '55-64', null] as const
const genders = ['female', 'female', 'male', 'unknown'] as const
const countries = ['DE', 'DE', 'GB', 'GB', 'US', 'FR', 'AT', null] as const
const apps = ['web_mobile', 'web_mobile', 'web', 'installed'] as const
const places = ['home', 'home', 'home', 'search', 'related'] as const

const one = <Value>(chance: Chance, [first, ...others]: readonly [Value, ...Value[]]): Value =>
  chance.pick(first, ...others)

/** Returns a person who sees an ad, as far as ads know one. */
const someone = (chance: Chance) => ({
  age: one<AgeBucket | null>(chance, ages),
  gender: one<AdGender>(chance, genders),
  country: one<string | null>(chance, countries),
  app: one<AppType>(chance, apps),
})

/**
 * Returns the showings of an ad on one day, from seven in the morning on: more in a campaign that is known by
 * now, and on the days when people look for ideas.
 */
function showingsOn(
  ad: PromotedAd,
  {
    place: among,
    morning,
    at,
  }: { readonly place: number; readonly morning: number; readonly at: number },
): readonly Shown[] {
  if (ad.startsAt.getTime() > morning) return []
  const chance = chanceFrom(seedFrom(`${ad.name} ${at}`))
  const { shown, orders } = advertisingOf(ad)
  const weekday = ofWeekday[new Date(morning).getUTCDay()] ?? 1
  const known = 0.7 + (0.6 * at) / historyDays
  const number = Math.round(shown * weekday * known * chance.between(0.75, 1.25))
  return Array.from({ length: number }, (_, place): Shown => {
    const where = one<AdPlace>(chance, places)
    const { click, save, closeup } = shares[where]
    const servedAt = Math.floor(morning + chance.between(0, 15) * 3_600_000)
    const isClicked = chance.often(click)
    const kinds: AdEventKind[] = ['impression']
    if (isClicked) kinds.push('click')
    if (chance.often(save)) kinds.push('save')
    if (chance.often(closeup)) kinds.push('closeup')
    const isOrdered = isClicked && orders !== null && chance.often(orders.share)
    return {
      ad,
      served: {
        // Small numbers, which no id of the service has. A history that goes on counts nothing twice by them.
        servedId: String(((among + 1) * 1_000 + at) * 10_000 + place),
        adId: ad.adId,
        viewerId: null,
        place: where,
        servedAt,
        priceMicro: Math.round(chance.between(22, 65)) * (microPerUnit / 100),
        billed: 'click',
        ...someone(chance),
      },
      kinds,
      clickedAt: servedAt + Math.floor(chance.between(2_000, 40_000)),
      ordered: isOrdered ? Math.round(chance.between(orders.from, orders.to) * 100) / 100 : null,
    }
  })
}

const sentOf = (
  { secrets }: SamplePorts,
  evening: number,
  { served, kinds, clickedAt }: Shown,
): readonly SentEvent[] => {
  const token = sealServedAd(secrets, served)
  return kinds.map((kind) => ({ token, kind, ago_ms: evening - clickedAt }))
}

const orderOf = ({ secrets }: SamplePorts, { ad, served, clickedAt, ordered }: Shown) => ({
  event_name: 'checkout',
  action_source: 'web',
  event_time: Math.floor((clickedAt + 900_000) / 1_000),
  event_id: `demo-order-${served.servedId}`,
  user_data: { click_id: sealClick(secrets, served, clickedAt) },
  custom_data: {
    value: ordered,
    currency: ad.currency,
    quantity: 1,
    order_id: `D-${served.servedId}`,
  },
})

/** Returns the tag of an account, which is made when it has none. */
async function tagOf({ db, ids }: SamplePorts, ad: PromotedAd, now: Date) {
  const { advertiserId } = ad
  const name = 'Shop'
  const [found] = await db
    .select({ id: conversionTags.id })
    .from(conversionTags)
    .where(and(eq(conversionTags.advertiserId, advertiserId), eq(conversionTags.name, name)))
  if (found !== undefined) return found.id
  const id = ConversionTagId.parse(ids.next())
  const createdAt = new Date(now.getTime() - (historyDays + 1) * day)
  await db
    .insert(conversionTags)
    .values({ id, advertiserId, name, createdAt, lastSeenAt: new Date(now.getTime() - 3_600_000) })
  return id
}

/**
 * Lets people see, click and order from the ads of the demo world for sixty days, through what counts those
 * acts anywhere: so budgets, the ledger, reports and conversions agree. An interrupted history goes on at the
 * next start.
 */
export async function makeAdHistory(ports: SamplePorts): Promise<void> {
  const { db, clock } = ports
  const now = clock.now()
  const promoted = await promotedAds(ports)
  const tags = new Map<string, ConversionTagId>()
  for (const ad of promoted)
    if (advertisingOf(ad).orders !== null && !tags.has(ad.advertiserId))
      tags.set(ad.advertiserId, await tagOf(ports, ad, now))
  const today = Math.floor(now.getTime() / day) * day
  for (let at = 0; at < historyDays; at += 1) {
    const morning = today - (historyDays - at) * day + 7 * 3_600_000
    const evening = morning + 16.5 * 3_600_000
    const then = withEvents({ ...ports, clock: { now: () => new Date(evening) } }, allHeard)
    const shown = promoted.flatMap((ad, place) => showingsOn(ad, { place, morning, at }))
    const sent = shown.flatMap((each) => sentOf(ports, evening, each))
    await countEvents(then, { viewerId: null, network: `demo ${at}` }, sent)
    for (const [id, tagId] of tags) {
      const ordered = shown.filter(({ ad, ordered }) => ad.advertiserId === id && ordered !== null)
      const account = promoted.find(({ advertiserId }) => advertiserId === id)
      if (ordered.length === 0 || account === undefined) continue
      const { advertiserId, currency, timeZone } = account
      const origin = {
        account: { id: advertiserId, currency, timeZone },
        source: 'tag',
        tagId,
      } as const
      const received = await receive(
        then,
        origin,
        ordered.map((each) => orderOf(ports, each)),
      )
      const [fault] = received.flatMap(({ faults }) => faults)
      if (fault !== undefined)
        throw new Error(`An order of the demo world has a fault: ${fault.code}.`)
    }
  }
  await db.delete(seeds).where(eq(seeds.name, historyWanted))
}
