import type { AdGender, AgeBucket } from '@tessera/contracts/ads/targeting'
import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Topic } from '@tessera/contracts/topics'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  newTrail,
  trailOf,
  trailText,
  withShown,
} from '../../../discovery/promoted/promoted-trail.ts'
import { indexAds } from './ad-index.ts'
import { type Audience, visitor } from './audience.ts'
import { chooseAds } from './choose-ads.ts'
import { isDrawn } from './draw.ts'
import { isEligible } from './eligible.ts'
import { priceAds } from './price-ads.ts'
import { madeAd } from './testing/made-ads.ts'

const topic = fc.constantFrom<Topic>('food', 'art', 'sport')
const topics = fc.uniqueArray(topic).map((all) => new Set(all))
const country = fc.constantFrom('DE', 'US')
const age = fc.constantFrom<AgeBucket>('18-24', '65+')
const gender = fc.constantFrom<AdGender>('female', 'unknown')
const stems = fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).map((all) => new Set(all))
const things = fc.uniqueArray(fc.constantFrom('lamp', 'vase')).map((all) => new Set(all))
const some = <Item>(items: fc.Arbitrary<ReadonlySet<Item>>) =>
  fc.option(items.filter(({ size }) => size > 0))

const ad = fc.record({
  bidMicro: fc.integer({ min: 1, max: 20 }),
  share: fc.constantFrom(1, 1, 0.5, 0),
  isAutomatic: fc.boolean(),
  topics,
  stems,
  things,
  originId: fc.integer({ min: 1, max: 30 }).map((id) => PinId.parse(String(id))),
  aim: fc.record({
    interests: some(topics),
    countries: some(fc.uniqueArray(country).map((all) => new Set(all))),
    ages: some(fc.uniqueArray(age).map((all) => new Set(all))),
    genders: some(fc.uniqueArray(gender).map((all) => new Set(all))),
  }),
})
const ads = fc
  .array(ad, { maxLength: 60 })
  .map((all) => all.map((each, at) => madeAd(at + 1, each)))
const audiences: fc.Arbitrary<Audience> = fc
  .record({
    country: fc.option(country),
    age: fc.option(age),
    gender,
    interests: topics,
    isPersonalized: fc.boolean(),
    subject: fc.option(
      fc.record(
        {
          topics,
          stems,
          stemsNeeded: fc.integer({ min: 1, max: 2 }),
          search: fc.record({
            stems: fc.constant([]),
            query: fc.constant(''),
            thing: fc.option(things),
          }),
        },
        { requiredKeys: ['topics', 'stems', 'stemsNeeded'] },
      ),
    ),
  })
  .map((given) => ({ ...visitor, ...given }))
const seed = fc.stringMatching(/^\w{4}$/)

test('choosing by the index finds what looking at every ad finds, best first, each idea once', () => {
  fc.assert(
    fc.property(ads, audiences, seed, (all, audience, drawn) => {
      const fitting = all
        .filter((each) => isEligible(each, audience, 0) && isDrawn(drawn, each.mark, each.share))
        .toSorted((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
      const expected = fitting.filter(
        ({ originId }, at) => fitting.findIndex((each) => each.originId === originId) === at,
      )
      const chosen = chooseAds(indexAds(all), audience, { seed: drawn, now: 0 })
      expect(chosen.map(({ id }) => id)).toEqual(expected.slice(0, 24).map(({ id }) => id))
    }),
  )
})

test('ads about a page are found however many better ones share a single word with it', () => {
  const all = Array.from({ length: 2_000 }, (_, at) =>
    madeAd(at + 1, {
      bidMicro: 10_000 - at,
      stems: new Set(at % 300 === 299 ? ['a', 'b'] : ['a']),
      topics: new Set<Topic>(at === 1_999 ? ['art'] : []),
    }),
  )
  const subject = { stems: new Set(['a', 'b']), topics: new Set<Topic>(['art']), stemsNeeded: 2 }
  const chosen = chooseAds(indexAds(all), { ...visitor, subject }, { seed: 'seed', now: 0 })
  expect(chosen.map(({ id }) => Number(id))).toEqual([300, 600, 900, 1_200, 1_500, 1_800, 2_000])
})

test('an ad with half a share takes part in about half of the lists', () => {
  const lists = Array.from({ length: 2_000 }, (_, at) => newTrail(String(at)).seed)
  const drawn = lists.filter((each) => isDrawn(each, 'abcd', 0.5)).length
  expect(drawn).toBeGreaterThan(900)
  expect(drawn).toBeLessThan(1_100)
  expect(lists.some((each) => isDrawn(each, 'abcd', 0))).toBe(false)
})

test('page sizes change neither the order of ads nor their prices, and none comes twice', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 350, max: 9_999 }), { maxLength: 24 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 30, maxLength: 30 }),
      (bids, sizes) => {
        const all = bids.toSorted((one, other) => other - one)
        const visible = all.map((bidMicro, at) => madeAd(at + 1, { bidMicro }))
        const whole = priceAds(visible, [])
        let trail = newTrail('1')
        const paged = sizes.flatMap((size) => {
          const won = priceAds(visible, trail.shown).slice(0, size)
          const written = withShown(
            trail,
            won.map((each) => each.ad.mark),
          )
          trail = trailOf(trailText(written))
          return won
        })
        expect(paged).toEqual(whole.slice(0, paged.length))
        expect(paged.length).toBeLessThanOrEqual(limits.adsOfList)
      },
    ),
  )
})

test('an ad account does not bid against itself', () => {
  const [one, other] = [madeAd(1, { bidMicro: 9_000 }), madeAd(3, { bidMicro: 2_000 })]
  const own = { ...madeAd(2, { bidMicro: 8_000 }), advertiserId: one.advertiserId }
  expect(priceAds([one, own, other], []).map(({ priceMicro }) => priceMicro)).toEqual([
    2_001, 2_001, 350,
  ])
})
