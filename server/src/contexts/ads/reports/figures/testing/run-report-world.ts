import { AdGroupId, AdId, type AdvertiserId } from '@tessera/contracts/ids'
import { sql } from '../../../../../platform/database/sql.ts'
import type { Ports } from '../../../../../ports.ts'
import { sealServedAd } from '../../../accounts/campaigns/served-ad.ts'
import { adGroups, ads } from '../../../accounts/campaigns/tables.ts'
import { conversionStats } from '../../../conversions/tables.ts'
import { countEvents } from '../../../events/count-events.ts'
import type { AdScript } from '../../../events/testing/ad-script.ts'
import type { Made } from '../../../events/testing/ad-sums.ts'
import { runScript, type ScriptWorld } from '../../../events/testing/run-script.ts'
import { sumSomePeriods } from '../sum-periods.ts'
import { reportFaults } from './report-faults.ts'

type WorldPorts = Pick<Ports, 'db' | 'ids' | 'secrets' | 'events'>

const day = 86_400_000
const windows = [0, 1, 7, 30] as const
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10)

const pick = <Value>(list: readonly Value[], number: number): Value => {
  const value = list[number % list.length]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

/** Adds a second ad to each ad group, and a second ad group to each campaign, with a group of products. */
async function addAds({ db, ids }: WorldPorts, { campaigns }: Made, world: ScriptWorld) {
  const added: AdId[] = []
  const usual = { pinId: world.pinId, state: 'active', createdAt: new Date(world.begin) } as const
  for (const [at, { campaignId, adId }] of campaigns.entries()) {
    const adGroupId = AdGroupId.parse(ids.next())
    const productGroupId = String(7 + (at % 2))
    const given = { name: 'More lamps', state: 'active', billed: 'click', targeting: {} } as const
    await db.insert(adGroups).values({ id: adGroupId, campaignId, productGroupId, ...given })
    const [first, second] = [AdId.parse(ids.next()), AdId.parse(ids.next())]
    await db.insert(ads).values({ id: first, adGroupId, ...usual })
    await db.execute(sql`insert into ads (id, ad_group_id, pin_id, state, created_at)
      select ${second}::bigint, ad_group_id, pin_id, state, created_at from ads where id = ${adId}::bigint`)
    added.push(first, second)
  }
  return added
}

/** Counts some events of the ads that were added, as a visitor sends them. */
async function countMore(ports: WorldPorts, added: readonly AdId[], now: number) {
  const sent = added.flatMap((adId, at) => {
    const number = at + Math.floor(now / 1_000)
    const token = sealServedAd(ports.secrets, {
      servedId: ports.ids.next(),
      adId,
      viewerId: null,
      servedAt: now - 3_600_000,
      place: pick(['home', 'search', 'related'], number),
      priceMicro: 500 * (number % 4),
      billed: pick(['impression', 'click'], number),
      age: pick([null, '65+'], number),
      gender: 'unknown',
      country: pick(['DE', 'US', null], number),
      app: 'web',
    } as const)
    const kinds = ['impression', 'click', 'save', 'closeup'] as const
    return kinds.slice(number % 3).map((kind) => ({ token, kind, ago_ms: 1_000 * (number % 900) }))
  })
  const clock = { now: () => new Date(now) }
  await countEvents({ ...ports, clock }, { viewerId: null, network: '10.0.0.9' }, sent)
}

/** Adds conversions that each of the windows credits differently. */
async function addConversions({ db }: WorldPorts, allAds: readonly AdId[], now: number) {
  const rows = allAds.map((adId, at) => {
    const number = at + Math.floor(now / 7_000)
    const touch = pick(['click', 'view'] as const, number)
    return {
      ...({ adId, day: dayAt(now - (number % 3) * day), place: 'home', age: '25-34' } as const),
      ...({ gender: 'female', country: 'DE', app: 'web', event: 'checkout', touch } as const),
      lag: pick([1, 7, 30] as const, number),
      conversions: 1 + (number % 3),
      clickLag: touch === 'click' ? 0 : pick([0, 1, 7, 30] as const, Math.floor(number / 2)),
      valueMicro: number % 1_000,
    } as const
  })
  const { conversions, valueMicro } = conversionStats
  await db
    .insert(conversionStats)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        conversionStats.adId,
        conversionStats.day,
        conversionStats.place,
        conversionStats.age,
        conversionStats.gender,
        conversionStats.country,
        conversionStats.app,
        conversionStats.touch,
        conversionStats.lag,
        conversionStats.clickLag,
        conversionStats.event,
      ],
      set: {
        conversions: sql`${conversions} + excluded.conversions`,
        valueMicro: sql`${valueMicro} + excluded.value_micro`,
      },
    })
}

/** Compares reports with the facts, as of one moment, while others count and sum up. */
async function faultsOf(
  { db }: WorldPorts,
  accounts: readonly AdvertiserId[],
  { now, turn }: { readonly now: number; readonly turn: number },
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [at, advertiserId] of accounts.entries()) {
    // Short ranges, which end within periods, and such that hold whole ones.
    const [days, after] = (turn + at) % 2 === 0 ? [3 + (turn % 9), 1] : [40, 40]
    const range = { from: dayAt(now - days * day), to: dayAt(now + after * day) }
    const compared = { from: dayAt(now - (days + 2) * day), to: dayAt(now + (after - 2) * day) }
    const number = turn + at
    const chosen = { click: pick(windows, number), view: pick(windows, Math.floor(number / 4)) }
    const asked = { advertiserId, range, compared, windows: chosen }
    const found = await db.transaction((tx) => reportFaults(tx, asked), {
      isolationLevel: 'repeatable read',
    })
    faults.push(...found)
  }
  return faults
}

/**
 * Counts the events of a random world, with days that are summed up before they are over, so that later
 * events and refunds open them again; returns the reports that differ from the facts meanwhile.
 */
export async function runReportWorld(
  ports: WorldPorts,
  world: ScriptWorld,
  script: AdScript,
  { checkEach }: { readonly checkEach: number },
): Promise<{ readonly counted: number; readonly faults: readonly string[] }> {
  let [step, added]: [number, readonly AdId[] | undefined] = [0, undefined]
  const faults: string[] = []
  const afterStep = async (made: Made, now: number) => {
    step += 1
    const turn = Math.floor(step / checkEach)
    added ??= await addAds(ports, made, world)
    const clock = { now: () => new Date(now + (step % 6) * 10 * day) }
    const check = async () => {
      faults.push(...(await faultsOf(ports, made.accounts, { now, turn })))
    }
    await Promise.all([
      countMore(ports, added, now),
      addConversions(ports, [...added, ...made.campaigns.map(({ adId }) => adId)], now),
      ...(step % 2 === 0 ? [sumSomePeriods({ db: ports.db, clock })] : []),
      ...(step % checkEach === 0 ? [check()] : []),
    ])
  }
  const { counted } = await runScript(ports, { ...world, afterStep }, script)
  return { counted, faults }
}
