import { expect, test } from 'vitest'
import { AdvertiserId, PinId } from '../ids.ts'
import { z } from '../schema.ts'
import { type Promotion, promotePayload } from './promote-payload.ts'
import { Targeting } from './targeting.ts'

const promotion: Promotion = {
  advertiserId: AdvertiserId.parse('31'),
  pinId: PinId.parse('42'),
  name: ' Lamps ',
  objective: 'CONSIDERATION',
  dailyMicro: 7_000_000,
  days: 10,
  isOngoing: false,
  endDate: '2026-12-05',
  startsNow: true,
  isFlexible: false,
  link: 'https://lamps.example/',
  isAutomatic: false,
  targeting: { AGE_BUCKET: ['25-34'], INTEREST: ['design'], GENDER: ['female'], LOCATION: 'DE+AT' },
  productGroupId: 'lamp-1',
  tagId: '261',
  event: 'CHECKOUT',
  clientKey: 'a'.repeat(16),
}

test('S3.53 the payload has the budget in micro currency, the name, the link and the duration', () => {
  expect(promotePayload(promotion)).toMatchObject({
    budget_in_micro_currency: 7_000_000,
    campaign_name: 'Lamps',
    destination_url: 'https://lamps.example/',
    duration: 10,
  })
})

test('S3.54 the payload says whether targeting is automatic, and when the promotion runs', () => {
  const payload = promotePayload({ ...promotion, isAutomatic: true, isOngoing: true })
  expect(payload).toMatchObject({
    auto_targeting_enabled: true,
    is_ongoing: true,
    start_now: true,
    targeting_spec: { LOCATION: 'DE+AT' },
  })
  expect(payload.targeting_spec).toEqual({ LOCATION: 'DE+AT' })
  expect(promotePayload({ ...promotion, startsNow: false })).toMatchObject({
    auto_targeting_enabled: false,
    is_ongoing: false,
    start_now: false,
  })
})

test('S3.55 S3.43 S3.44 S3.45 S3.46 the payload targets ages, genders, interests and countries', () => {
  const { targeting_spec } = promotePayload(promotion)
  expect(targeting_spec).toEqual(promotion.targeting)
  expect(z.safeParse(Targeting, targeting_spec).success).toBe(true)
  const unfit = [
    { AGE_BUCKET: ['17'] },
    { APPTYPE: ['fridge'] },
    { GENDER: ['other'] },
    { INTEREST: ['nothing'] },
    { LOCATION: 'DE,AT' },
  ]
  expect(unfit.map((each) => z.safeParse(Targeting, each).success)).toEqual(unfit.map(() => false))
  expect(z.safeParse(Targeting, { APPTYPE: ['web'] }).success).toBe(true)
  for (const gender of ['female', 'male', 'unknown'])
    expect(z.safeParse(Targeting, { GENDER: [gender] }).success).toBe(true)
})

test('S3.56 the payload names the ad account, the tool, the pin, and the product of a catalog sale', () => {
  const payload = promotePayload({ ...promotion, objective: 'CATALOG_SALES' })
  expect(payload).toMatchObject({
    advertiser_id: '31',
    ads_client_type: 'quick_promote',
    pin_id: '42',
    product_group_id: 'lamp-1',
  })
  expect(promotePayload(promotion)).not.toHaveProperty('product_group_id')
})

test('S3.57 the payload names the objective, and the tag and event of a web conversion alone', () => {
  expect(promotePayload({ ...promotion, objective: 'WEB_CONVERSION' })).toMatchObject({
    objective_type: 'WEB_CONVERSION',
    optimization_goal_metadata: { conversion_tag_id: '261', conversion_event: 'CHECKOUT' },
  })
  expect(promotePayload(promotion)).not.toHaveProperty('optimization_goal_metadata')
})

test('S3.58 the payload says whether days may spend more, and its last day unless it is ongoing', () => {
  expect(promotePayload({ ...promotion, isFlexible: true })).toMatchObject({
    flexible_daily_budget_enabled: true,
    inclusive_end_date: '2026-12-05',
  })
  expect(promotePayload({ ...promotion, isOngoing: true })).not.toHaveProperty('inclusive_end_date')
})
