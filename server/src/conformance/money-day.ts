import { AdEventKind } from '@tessera/contracts/ads/ad-event'
import { microPerCoin, scaledMicro } from '@tessera/contracts/ads/micro'
import { createApiToken } from '@tessera/contracts/calls/api-tokens'
import { getBilling } from '@tessera/contracts/calls/billing'
import { redeemCode } from '@tessera/contracts/calls/billing-reports'
import { sendConversionEvents } from '@tessera/contracts/calls/conversion-events'
import { AdGroupId, AdId } from '@tessera/contracts/ids'
import fc from 'fast-check'
import { type ServedAd, sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { adGroups, ads } from '../contexts/ads/accounts/campaigns/tables.ts'
import { sealClick } from '../contexts/ads/conversions/click-id.ts'
import { countEvents } from '../contexts/ads/events/count-events.ts'
import { refundClicks } from '../contexts/ads/events/refund-clicks.ts'
import { adEvents } from '../contexts/ads/events/tables.ts'
import { makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { creditCodes } from '../contexts/ads/money/billing/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { and, eq, inArray, isNull } from '../platform/database/sql.ts'
import { addCard, type Payer, pay, payer } from './billing-scene.ts'
import { somePin } from './some-pin.ts'

const hour = 3_600_000

/** An event of a random day, and a sale that may follow it. */
const Step = fc.record({
  ad: fc.nat({ max: 11 }),
  kind: fc.constantFrom(...AdEventKind.options, 'impression', 'click'),
  billed: fc.constantFrom('impression', 'click'),
  /** The price in hundredths of a coin. */
  parts: fc.integer({ min: 1, max: 450 }),
  place: fc.constantFrom('home', 'search', 'related'),
  age: fc.constantFrom(null, '25-34', '65+'),
  country: fc.constantFrom(null, 'DE', 'US'),
  /** Milliseconds from the showing to the event. */
  after: fc.constantFrom(200, 5_000, 20 * 60_000),
  /** Hours from the event to its report. */
  late: fc.constantFrom(0, 0, 0, 3, 20),
  /** The value of the visitor's purchase, in thousandths of a coin. */
  worth: fc.integer({ min: 1, max: 90_000 }),
})

/** An ad account, whose clock its day moves on. */
export interface MoneyScene {
  readonly service: MemoryService
  readonly currency: string
  readonly timeZone: string
  /** Moves the clock. */
  pass(milliseconds: number): void
}

/** Creates three campaigns with two ad groups of two ads each. */
async function makeAds({ service, currency }: MoneyScene, { advertiser_id }: Payer) {
  const { ports } = service
  const pinId = await somePin(service)
  const all: AdId[] = []
  for (const name of ['Lamps', 'Vases', 'Rugs']) {
    const budget = { name, dailyBudgetMicro: scaledMicro(3, currency) }
    const made = { advertiserId: advertiser_id, pinId, ...budget }
    const { campaignId, adId } = await makeCampaign(ports.db, ports, made)
    const [{ adGroupId: first } = { adGroupId: undefined }] = await ports.db
      .select({ adGroupId: ads.adGroupId })
      .from(ads)
      .where(eq(ads.id, adId))
    if (first === undefined) throw new Error('The campaign has no ad group.')
    const second = AdGroupId.parse(ports.ids.next())
    const group = { name: `More ${name}`, state: 'active', billed: 'click', targeting: {} } as const
    await ports.db.insert(adGroups).values({ id: second, campaignId, ...group })
    const more = [first, second, second].map((adGroupId) => ({
      id: AdId.parse(ports.ids.next()),
      adGroupId,
      pinId,
      state: 'active' as const,
      createdAt: ports.clock.now(),
    }))
    await ports.db.insert(ads).values(more)
    all.push(adId, ...more.map(({ id }) => id))
  }
  return all
}

/** Gives back some clicks that were paid, as for clicks that turned out to be invalid. */
async function refundSome({ ports }: MemoryService, payer: Payer, adIds: readonly AdId[]) {
  const clicks = await ports.db
    .select({ served_day: adEvents.servedDay, served_id: adEvents.servedId })
    .from(adEvents)
    .where(
      and(
        inArray(adEvents.adId, [...adIds]),
        eq(adEvents.kind, 'click'),
        isNull(adEvents.invalid),
        isNull(adEvents.beyond),
      ),
    )
    .orderBy(adEvents.servedId)
  const found = clicks.filter((_, at) => at % 3 === 0)
  await refundClicks(
    ports,
    payer.advertiser_id,
    found.map((click) => ({ ...click, reason: 'network' as const })),
  )
}

/** Uses a code for credit, and pays: what is owed, or ahead. */
async function payAndCredit({ service, currency }: MoneyScene, one: Payer, key: string) {
  const { person, advertiser_id } = one
  const { db, clock } = service.ports
  const code = `CREDIT-${advertiser_id}`
  const amountMicro = scaledMicro(1, currency) + 7 * microPerCoin(currency)
  const expiresAt = new Date(clock.now().getTime() + 24 * hour)
  const created = { createdAt: clock.now() }
  await db.insert(creditCodes).values({ code, currency, amountMicro, expiresAt, ...created })
  await person.done(redeemCode, { advertiser_id, code })
  const { owed_micro } = await person.done(getBilling, { advertiser_id })
  await pay(one, Math.max(owed_micro, 333 * microPerCoin(currency)), key)
}

/** Reports a sale by the service of the shop. */
async function sell(service: MemoryService, { person, advertiser_id }: Payer, sales: object[]) {
  const { secret } = await person.done(createApiToken, {
    advertiser_id,
    name: 'Server',
    scopes: ['conversions:write'],
  })
  const path = sendConversionEvents.path.replace(':advertiser_id', advertiser_id)
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` }
  const init = { method: 'POST', headers, body: JSON.stringify({ events: sales }) }
  const response = await service.fetch(new Request(service.origin + path, init), {
    address: '10.9.9.9',
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Lets an ad account have a random day: events on time and late, sales, refunds, credit and payments. */
export async function moneyDay(scene: MoneyScene, seed: number): Promise<Payer> {
  const { service, currency, timeZone, pass } = scene
  const { ports } = service
  const one = await payer(service, { currency, timeZone, country: 'DE' })
  await addCard(one, '4242424242424242')
  const adIds = await makeAds(scene, one)
  const coin = microPerCoin(currency)
  const steps = fc.sample(fc.array(Step, { minLength: 18, maxLength: 18 }), { seed, numRuns: 9 })
  pass(24 * hour)
  for (const [at, batch] of steps.entries()) {
    pass(hour)
    const now = ports.clock.now().getTime()
    const shown = batch.map(({ ad, kind, after, late, ...step }) => {
      const ago = 1_000 + late * hour
      const served: ServedAd = {
        servedId: ports.ids.next(),
        adId: adIds[ad] ?? AdId.parse('1'),
        viewerId: null,
        servedAt: now - ago - after,
        priceMicro: (step.parts * coin) / 100,
        billed: step.billed,
        place: step.place,
        age: step.age,
        country: step.country,
        gender: 'unknown',
        app: 'web',
      }
      return { served, kind, ago, worth: step.worth }
    })
    const sent = shown.map(({ served, kind, ago }) => ({
      token: sealServedAd(ports.secrets, served),
      kind,
      ago_ms: ago,
    }))
    // Many people, so that the limits of clicks leave some.
    const from = { viewerId: null, network: `10.1.${at}.1`, browser: `browser ${at}` }
    await countEvents(ports, from, sent)
    const sales = shown
      .filter(({ kind }) => kind === 'click')
      .map(({ served, ago, worth }, number) => ({
        event_name: 'checkout',
        action_source: 'web',
        event_time: now / 1_000,
        event_id: `${at} ${number}`,
        user_data: { click_id: sealClick(ports.secrets, served, now - ago) },
        custom_data: { value: ((worth / 1_000) * coin) / 1_000_000, currency },
      }))
    if (at % 4 === 0 && sales.length > 0) await sell(service, one, sales)
    if (at % 5 === 3) await refundSome(service, one, adIds)
    if (at === 6) await payAndCredit(scene, one, `pay-${one.advertiser_id}`)
  }
  return one
}
