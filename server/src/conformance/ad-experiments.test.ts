import {
  createAdExperiment,
  deleteAdExperiment,
  estimateAdExperiment,
  getAdExperiment,
  listAdExperiments,
  updateAdExperiment,
} from '@tessera/contracts/calls/ad-experiments'
import { updateAdPreferences } from '@tessera/contracts/calls/ad-preferences'
import { adChanges } from '@tessera/contracts/calls/ad-reports'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Pin } from '@tessera/contracts/entities/pin'
import { Envelope } from '@tessera/contracts/envelope'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ServedAd, sealServedAd } from '../contexts/ads/accounts/campaigns/served-ad.ts'
import { adViews } from '../contexts/ads/accounts/campaigns/tables.ts'
import { armOf } from '../contexts/ads/accounts/splits/split.ts'
import { adExperiments } from '../contexts/ads/accounts/splits/tables.ts'
import { sealClick } from '../contexts/ads/conversions/click-id.ts'
import { countConversions } from '../contexts/ads/conversions/count-conversions.ts'
import { dayCounts } from '../contexts/ads/delivery/experiments/figures.ts'
import { handleExperimentSums } from '../contexts/ads/delivery/experiments/sum-job.ts'
import { adExperimentPeople } from '../contexts/ads/delivery/experiments/tables.ts'
import { countEvents } from '../contexts/ads/events/count-events.ts'
import { refundClicks } from '../contexts/ads/events/refund-clicks.ts'
import { collect } from '../contexts/whole-account/exports/collect.ts'
import { eq } from '../platform/database/sql.ts'
import { crowdOfPeople, type Single } from './crowd-of-people.ts'
import { oneDatabase } from './database-kinds.ts'
import { addPin, keeper } from './ideas.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { adAccount, runningAd } from './running-ad.ts'
import { selfOf } from './self-of.ts'
import { somePins } from './walked-feed.ts'

const day = 86_400_000
const noon = Date.parse('2026-11-26T12:00:00Z')

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`experiments of ad accounts on ${kind}`, () => {
    let passed = 0
    const clock = { now: () => new Date(noon + passed) }
    const service = openedService(() => open({ clock }))

    beforeAll(async () => {
      const author = await keeper(service())
      await somePins(service(), author, 30)
    })

    /** An ad account with a started experiment of two campaigns, from the 26th on. */
    const shop = async (measure: 'clicks' | 'conversions', lastDay: string) => {
      passed = 0
      const owner = await member(service())
      const account = await adAccount(service(), { id: (await selfOf(owner)).id })
      const author = await keeper(service())
      const arms = []
      for (const bidMicro of [40_000, 30_000]) {
        const pinId = await addPin(service(), author)
        arms.push({ pinId, ...(await runningAd(service(), account, { pinId, bidMicro })) })
      }
      const { experiment_id } = await owner.done(createAdExperiment, {
        advertiser_id: account,
        name: 'Two pictures',
        level: 'campaign',
        measure,
        object_ids: arms.map(({ campaignId }) => campaignId),
        first_day: '2026-11-26',
        last_day: lastDay,
      })
      const input = { advertiser_id: account, experiment_id }
      await owner.done(updateAdExperiment, { ...input, action: 'start' })
      const [row] = await service()
        .ports.db.select()
        .from(adExperiments)
        .where(eq(adExperiments.id, experiment_id))
      if (row === undefined) throw new Error()
      const armIn = (id: UserId) => armOf({ key: row.splitKey, arms: 2 }, id)
      return { owner, account, arms, input, row, armIn }
    }
    type Shop = Awaited<ReturnType<typeof shop>>

    const pinIdsOf = ({ arms }: Shop) => arms.map(({ pinId }) => pinId)
    const promotedIn = async (response: Response) => {
      const { data } = Envelope.parse(await response.json()).resource_response
      return z
        .parse(z.array(Pin), data)
        .flatMap((pin) => (pin.is_promoted === true ? [pin.id] : []))
    }
    const promotedTo = async (person: Pick<Single, 'call'>) =>
      promotedIn(await person.call(homeFeed, { page_size: 50 }))

    /** Counts events on the ad of an arm, as the browser of a member or a visitor sends them. */
    const count = async (
      { arms }: Shop,
      viewerId: UserId | null,
      asked: { readonly arm: number; readonly kinds: readonly ('impression' | 'click' | 'save')[] },
    ) => {
      const { ports } = service()
      const { adId } = arms[asked.arm] ?? {}
      if (adId === undefined) throw new Error()
      const served: ServedAd = {
        servedId: ports.ids.next(),
        adId,
        viewerId,
        place: 'home',
        app: 'web',
        servedAt: clock.now().getTime(),
        priceMicro: 350,
        billed: 'impression',
        age: null,
        gender: 'unknown',
        country: null,
      }
      const token = sealServedAd(ports.secrets, served)
      const sent = asked.kinds.map((each) => ({ token, kind: each, ago_ms: 0 }))
      await countEvents(ports, { viewerId, network: `net ${viewerId}` }, sent)
      return served
    }
    const hasActed = async ({ row }: Shop, id: UserId) => {
      const people = await service()
        .ports.db.select()
        .from(adExperimentPeople)
        .where(eq(adExperimentPeople.experimentId, row.id))
      const found = people.find(({ viewerId }) => viewerId === id)
      return found === undefined ? undefined : found.actedAt !== null
    }
    const ofArm = ({ armIn }: Shop, crowd: readonly Single[], arm: number) =>
      crowd.filter(({ id }) => armIn(id) === arm)
    /** Members of whom each arm has at least so many: chance gives some crowds of ten an empty arm. */
    const crowdIn = async (made: Shop, least: readonly number[]) => {
      const crowd: Single[] = []
      while (least.some((count, arm) => ofArm(made, crowd, arm).length < count))
        crowd.push(...(await crowdOfPeople(service(), 4)))
      return crowd
    }

    test('each member sees the ads of one arm at each visit; visitors see all, and so does everybody afterwards', async () => {
      const made = await shop('clicks', '2026-12-10')
      const all = pinIdsOf(made).toSorted()
      const crowd = await crowdIn(made, [3, 3])
      for (const person of crowd) {
        const own = [pinIdsOf(made)[made.armIn(person.id)]]
        expect(await promotedTo(person)).toEqual(own)
        expect(await promotedTo(person)).toEqual(own)
      }
      const [first, second] = crowd
      if (first === undefined || second === undefined) throw new Error()
      await first.call(updateAdPreferences, { is_personalized: false })
      expect((await promotedTo(first)).toSorted()).toEqual(all)
      const feed = encodeInput(homeFeed, { page_size: 50 }).path
      const seen = await promotedIn(await visitor(service()).send(feed))
      expect(seen.toSorted()).toEqual(all)
      await made.owner.done(updateAdExperiment, { ...made.input, action: 'stop' })
      expect((await promotedTo(second)).toSorted()).toEqual(all)
    })

    test('figures are those of the events: each person once, in their arm and in time', async () => {
      const made = await shop('clicks', '2026-12-10')
      const { ports } = service()
      const crowd = await crowdIn(made, [3, 2])
      const [a1, a2, a3] = ofArm(made, crowd, 0).map(({ id }) => id)
      const [b1, b2] = ofArm(made, crowd, 1).map(({ id }) => id)
      if (!a1 || !a2 || !a3 || !b1 || !b2) throw new Error()
      await count(made, a1, { arm: 0, kinds: ['impression', 'click'] })
      await count(made, a1, { arm: 0, kinds: ['impression', 'click'] })
      await count(made, a2, { arm: 0, kinds: ['impression', 'save'] })
      await count(made, b1, { arm: 1, kinds: ['impression'] })
      // The ad of the other arm, as an old page shows it, and a visitor count in no arm.
      await count(made, b2, { arm: 0, kinds: ['impression', 'click'] })
      await count(made, null, { arm: 0, kinds: ['impression', 'click'] })
      passed = day
      await count(made, b1, { arm: 1, kinds: ['click'] })
      await count(made, b2, { arm: 1, kinds: ['impression'] })
      passed = 2 * day
      // After the day of their time, it's too late.
      await count(made, a2, { arm: 0, kinds: ['click'] })
      const report = await made.owner.done(getAdExperiment, made.input)
      expect(report.days).toEqual([
        {
          day: '2026-11-26',
          arms: [
            { people: 2, acted: 1 },
            { people: 1, acted: 1 },
          ],
          comparisons: [null],
        },
      ])
      expect([report.reached, report.state]).toEqual([[2, 2], 'running'])
      expect(report.totals[0]).toMatchObject({ impressions: 5, clicks: 5, saves: 1 })
      const counted = await dayCounts(ports.db, made.row, 'UTC')
      passed = 23 * day
      await handleExperimentSums(ports).run({
        id: 'one',
        payload: {},
        attempt: 1,
        signal: new AbortController().signal,
      })
      expect(await hasActed(made, a1)).toBeUndefined()
      expect(await dayCounts(ports.db, { ...made.row, summedAt: clock.now() }, 'UTC')).toEqual(
        counted,
      )
      const ended = await made.owner.done(getAdExperiment, made.input)
      expect([ended.state, ended.days.length]).toEqual(['ended', 14])
      expect(ended.days.at(-1)?.arms[1]).toEqual({ people: 2, acted: 1 })
    })

    test('a refunded click counts no more; a person leaves with their consent and takes their data along', async () => {
      const made = await shop('clicks', '2026-12-10')
      const { ports } = service()
      const [person] = ofArm(made, await crowdIn(made, [1, 0]), 0)
      if (person === undefined) throw new Error()
      const click = async () => {
        passed += 60_000
        const { servedId } = await count(made, person.id, {
          arm: 0,
          kinds: ['impression', 'click'],
        })
        return { served_day: '2026-11-26', served_id: servedId, reason: 'member' } as const
      }
      const [first, second] = [await click(), await click()]
      await refundClicks(ports, made.account, [first])
      expect(await hasActed(made, person.id)).toBe(true)
      await refundClicks(ports, made.account, [second])
      expect(await hasActed(made, person.id)).toBe(false)
      expect((await collect(ports.db, person.id))?.adExperiments).toHaveLength(1)
      await person.call(updateAdPreferences, { is_personalized: false })
      expect(await hasActed(made, person.id)).toBeUndefined()
      await count(made, person.id, { arm: 0, kinds: ['impression'] })
      expect(await hasActed(made, person.id)).toBeUndefined()
    })

    test('conversions count for the people whom a click or a hashed address names', async () => {
      const made = await shop('conversions', '2026-12-10')
      const { ports } = service()
      const [person, other] = ofArm(made, await crowdIn(made, [0, 2]), 1)
      if (person === undefined || other === undefined) throw new Error()
      const served = await count(made, person.id, { arm: 1, kinds: ['impression', 'click'] })
      await count(made, other.id, { arm: 1, kinds: ['impression'] })
      const account = { id: made.account, currency: 'USD', timeZone: 'UTC' }
      const convert = (event: 'checkout' | 'page_visit', at: number) =>
        ports.db.transaction((tx) =>
          countConversions(tx, ports, { account, source: 'api', tagId: null }, [
            {
              event: {
                event,
                actionSource: 'web',
                at,
                eventId: null,
                orderId: null,
                valueMicro: null,
                currency: null,
                quantity: null,
                emails: [],
                clickId: sealClick(ports.secrets, served, clock.now().getTime()),
                externalId: null,
              },
              warnings: [],
            },
          ]),
        )
      await convert('page_visit', noon + 1)
      expect(await hasActed(made, person.id)).toBe(false)
      await convert('checkout', noon + 1)
      expect([await hasActed(made, person.id), await hasActed(made, other.id)]).toEqual([
        true,
        false,
      ])
    })

    test('a campaign is in one experiment at a time, whose course its history tells', async () => {
      const made = await shop('clicks', '2026-12-10')
      const { owner, account, arms, input } = made
      const of = { advertiser_id: account }
      const ids = arms.map(({ campaignId }) => campaignId)
      const wanted = {
        ...of,
        name: 'Again',
        level: 'campaign',
        measure: 'saves',
        object_ids: ids,
        first_day: '2026-12-01',
        last_day: '2026-12-20',
      }
      const other = await owner.done(createAdExperiment, wanted)
      const begin = { ...of, experiment_id: other.experiment_id, action: 'start' }
      const refusalOf = async (
        person: Person,
        call: Call,
        sent: Readonly<Record<string, unknown>>,
      ) => (await person.call(call, sent)).error?.code
      expect(await refusalOf(owner, updateAdExperiment, begin)).toBe('ad-test-busy')
      expect(await refusalOf(owner, updateAdExperiment, { ...input, measure: 'saves' })).toBe(
        'ad-test-closed',
      )
      expect(await refusalOf(owner, deleteAdExperiment, input)).toBe('ad-test-closed')
      const same = { ...wanted, object_ids: [ids[0], ids[0]] }
      expect(await refusalOf(owner, createAdExperiment, same)).toBe('ad-test-unfit')
      await owner.done(updateAdExperiment, { ...input, action: 'stop' })
      expect((await owner.done(updateAdExperiment, begin)).state).toBe('scheduled')
      const back = await owner.done(updateAdExperiment, { ...begin, action: 'stop' })
      expect([back.state, back.starts_at]).toEqual(['draft', null])
      await owner.done(deleteAdExperiment, { ...of, experiment_id: other.experiment_id })
      const list = await owner.done(listAdExperiments, of)
      expect(list.map(({ name, state }) => [name, state])).toEqual([['Two pictures', 'ended']])
      const changes = await owner.done(adChanges, { ...of, campaign_id: ids[0] })
      expect(changes.at(-1)?.fields).toEqual([
        { field: 'experiment', before: null, after: 'Two pictures' },
      ])
      const stranger = await member(service())
      for (const call of [listAdExperiments, getAdExperiment, updateAdExperiment])
        expect(await refusalOf(stranger, call, call === listAdExperiments ? of : input)).toBe(
          'not-allowed',
        )
    })

    test('an estimate goes by the last week, and names no number of few people', async () => {
      const made = await shop('clicks', '2026-12-10')
      const { db } = service().ports
      const { owner, account, arms } = made
      const asked = {
        advertiser_id: account,
        level: 'campaign',
        measure: 'clicks',
        object_ids: arms.map(({ campaignId }) => campaignId),
      }
      const crowd = await crowdOfPeople(service(), 140)
      const [arm] = arms
      const [first] = crowd
      if (arm === undefined || first === undefined) throw new Error()
      await count(made, first.id, { arm: made.armIn(first.id), kinds: ['impression', 'click'] })
      expect(await owner.done(estimateAdExperiment, asked)).toMatchObject({
        people_daily: null,
        share: null,
        budgets_uneven: false,
      })
      const views = { adId: arm.adId, day: '2026-11-25', views: 1 }
      await db.insert(adViews).values(crowd.map(({ id }) => ({ ...views, viewerId: id })))
      const estimate = await owner.done(estimateAdExperiment, asked)
      expect([estimate.people_daily, estimate.window_days]).toEqual([10, 1])
      expect(estimate.share).toBeGreaterThan(0.5)
      expect(estimate.differences.map(({ difference }) => difference)).toEqual([0.1, 0.2, 0.5])
    })
  })
