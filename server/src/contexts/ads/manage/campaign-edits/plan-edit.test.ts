import type { CampaignEdit, CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import {
  CampaignEdit as CampaignEditSchema,
  CampaignTree as TreeSchema,
} from '@tessera/contracts/calls/campaign-edits'
import { PinId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import type { EditFacts } from './edit-facts.ts'
import { planEdit } from './plan-edit.ts'
import { undoOf } from './undo-of.ts'

const pin = {
  reasons: [],
  isSoldOut: false,
  title: '',
  description: '',
  productGroupId: 'p1',
  link: 'https://a.example/',
}
const facts: EditFacts = {
  today: '2026-11-26',
  currency: 'USD',
  minDailyMicro: 2_000_000,
  maxDailyMicro: 90_000_000,
  minBidMicro: { click: 50_000, impression: 1_000 },
  pins: new Map([
    [z.parse(PinId, '7'), pin],
    [z.parse(PinId, '8'), { ...pin, reasons: ['small' as const] }],
  ]),
  audiences: new Set(['11']),
  keywordOwners: new Map(),
  blockedLinks: new Set(),
  tags: new Set(['5']),
}

const tree = (more: object = {}, groups: readonly object[] = []): CampaignTree =>
  z.parse(TreeSchema, {
    campaign_id: '1',
    name: 'Lamps',
    objective: 'CONSIDERATION',
    state: 'active',
    daily_budget_micro: 5_000_000,
    total_budget_micro: null,
    is_flexible: false,
    first_day: '2026-11-20',
    last_day: null,
    has_begun: true,
    has_ended: false,
    made_with: 'api',
    currency: 'USD',
    ad_groups: groups.map((group) => ({
      ad_group_id: '2',
      name: 'All',
      state: 'active',
      targeting: {},
      is_automatic: true,
      bid_micro: null,
      product_group_id: null,
      conversion_tag_id: null,
      conversion_event: null,
      ads: [],
      ...group,
    })),
    ...more,
  })

const ad = {
  ad_id: '3',
  pin_id: '7',
  title: '',
  image_url: null,
  destination_url: 'https://a.example/',
  state: 'active',
  review: 'approved',
  review_reason: null,
}

const edit = (text: object): CampaignEdit =>
  z.parse(CampaignEditSchema, { campaign_id: '1', ...text })
const faultsOf = (its: object, of: CampaignTree | null = tree()) =>
  planEdit(edit(its), of, facts).faults.map(({ at, code }) => `${at} ${code}`)

const conversions = { objective: 'WEB_CONVERSION', name: 'A', daily_budget_micro: 3_000_000 }
const sales = { ...conversions, objective: 'CATALOG_SALES' }

test.each<readonly [string, object, CampaignTree | null, readonly string[]]>([
  ['a name alone', { fields: { name: 'B' } }, tree(), []],
  ['nothing', { fields: {} }, tree(), []],
  [
    'a budget below the least',
    { fields: { daily_budget_micro: 1 } },
    tree(),
    ['daily_budget_micro ad-budget-unfit'],
  ],
  [
    'a budget that was too small before, and stays',
    { fields: { name: 'B' } },
    tree({ daily_budget_micro: 1 }),
    [],
  ],
  [
    'a total below a day',
    { fields: { total_budget_micro: 4_999_999 } },
    tree(),
    ['total_budget_micro ad-total-unfit'],
  ],
  [
    'an end before today',
    { fields: { last_day: '2026-11-25' } },
    tree(),
    ['last_day ad-dates-unfit'],
  ],
  ['an end today', { fields: { last_day: '2026-11-26' } }, tree(), []],
  [
    'an end too far away',
    { fields: { last_day: '2028-01-01' } },
    tree(),
    ['last_day ad-dates-unfit'],
  ],
  [
    'another first day once begun',
    { fields: { first_day: '2026-12-01' } },
    tree(),
    ['first_day field-fixed'],
  ],
  [
    'a first day to come',
    { fields: { first_day: '2026-12-01' } },
    tree({ first_day: '2026-12-05', has_begun: false }),
    [],
  ],
  [
    'an ended campaign',
    { fields: { daily_budget_micro: 3_000_000 } },
    tree({ has_ended: true }),
    [' campaign-ended'],
  ],
  ['the name of an ended campaign', { fields: { name: 'B' } }, tree({ has_ended: true }), []],
  ['a draft of what is published', { fields: { state: 'draft' } }, tree(), ['state field-fixed']],
  [
    'another goal once published',
    { fields: { objective: 'CATALOG_SALES' } },
    tree(),
    ['objective field-fixed'],
  ],
  [
    'a value that somebody changed',
    { fields: { name: 'B' }, expected: { name: 'A' } },
    tree(),
    ['name campaign-changed'],
  ],
  [
    'a value that is as expected',
    { fields: { name: 'B' }, expected: { name: 'Lamps', last_day: null } },
    tree(),
    [],
  ],
  [
    'a campaign without its fields',
    { fields: {} },
    null,
    ['name field-needed', 'objective field-needed', 'daily_budget_micro field-needed'],
  ],
  [
    'a draft without a budget',
    { fields: { name: 'A', objective: 'CONSIDERATION', state: 'draft' } },
    null,
    [],
  ],
  [
    'a goal without a tag',
    { fields: conversions, ad_groups: [{ fields: {} }] },
    null,
    ['ad_groups.0.conversion_tag_id conversion-tag-missing'],
  ],
  [
    'a tag of others',
    {
      fields: conversions,
      ad_groups: [{ fields: { conversion_tag_id: '6', conversion_event: 'LEAD' } }],
    },
    null,
    ['ad_groups.0.conversion_tag_id conversion-tag-unknown'],
  ],
  [
    'a tag and its event',
    {
      fields: conversions,
      ad_groups: [{ fields: { conversion_tag_id: '5', conversion_event: 'LEAD' } }],
    },
    null,
    [],
  ],
  [
    'a product that the pin shows',
    {
      fields: sales,
      ad_groups: [{ fields: { product_group_id: 'p1' }, ads: [{ fields: { pin_id: '7' } }] }],
    },
    null,
    [],
  ],
  [
    'a product that the pin does not show',
    {
      fields: sales,
      ad_groups: [{ fields: { product_group_id: 'p2' }, ads: [{ fields: { pin_id: '7' } }] }],
    },
    null,
    ['ad_groups.0.product_group_id ad-product-missing'],
  ],
  [
    'a bid below the least',
    { fields: {}, ad_groups: [{ ad_group_id: '2', fields: { bid_micro: 49_999 } }] },
    tree({}, [{}]),
    ['ad_groups.0.bid_micro ad-bid-unfit'],
  ],
  [
    'a bid above the day',
    { fields: {}, ad_groups: [{ ad_group_id: '2', fields: { bid_micro: 5_000_001 } }] },
    tree({}, [{}]),
    ['ad_groups.0.bid_micro ad-bid-unfit'],
  ],
  [
    'an audience of others',
    {
      fields: {},
      ad_groups: [{ ad_group_id: '2', fields: { targeting: { AUDIENCE_INCLUDE: ['11', '12'] } } }],
    },
    tree({}, [{}]),
    ['ad_groups.0.targeting audience-unknown'],
  ],
  [
    'an audience of its own',
    {
      fields: {},
      ad_groups: [{ ad_group_id: '2', fields: { targeting: { AUDIENCE_EXCLUDE: ['11'] } } }],
    },
    tree({}, [{}]),
    [],
  ],
  [
    'an unknown ad group',
    { fields: {}, ad_groups: [{ ad_group_id: '9', fields: {} }] },
    tree(),
    ['ad_groups.0.ad_group_id not-found'],
  ],
  [
    'an unknown ad',
    {
      fields: {},
      ad_groups: [{ ad_group_id: '2', fields: {}, ads: [{ ad_id: '9', fields: {} }] }],
    },
    tree({}, [{}]),
    ['ad_groups.0.ads.0.ad_id not-found'],
  ],
  [
    'an ad without a pin',
    { fields: {}, ad_groups: [{ fields: {}, ads: [{ fields: {} }] }] },
    tree(),
    ['ad_groups.0.ads.0.pin_id field-needed'],
  ],
  [
    'a pin that cannot be promoted',
    { fields: {}, ad_groups: [{ fields: {}, ads: [{ fields: { pin_id: '8' } }] }] },
    tree(),
    ['ad_groups.0.ads.0.pin_id pin-unpromotable'],
  ],
  [
    'a pin of others',
    { fields: {}, ad_groups: [{ fields: {}, ads: [{ fields: { pin_id: '99' } }] }] },
    tree(),
    ['ad_groups.0.ads.0.pin_id pin-unpromotable'],
  ],
  [
    'another pin of an ad',
    {
      fields: {},
      ad_groups: [{ ad_group_id: '2', fields: {}, ads: [{ ad_id: '3', fields: { pin_id: '8' } }] }],
    },
    tree({}, [{ ads: [ad] }]),
    ['ad_groups.0.ads.0.pin_id field-fixed'],
  ],
  [
    'a link that is none',
    {
      fields: {},
      ad_groups: [
        {
          ad_group_id: '2',
          fields: {},
          ads: [{ ad_id: '3', fields: { destination_url: 'javascript:1' } }],
        },
      ],
    },
    tree({}, [{ ads: [ad] }]),
    ['ad_groups.0.ads.0.destination_url link-unfit'],
  ],
])('%s has its faults', (_, its, of, faults) => {
  expect(faultsOf(its, of)).toEqual(faults)
})

test('a campaign and an ad group have a largest number of parts; what is archived doesn’t count', () => {
  const groups = Array.from({ length: limits.campaignAdGroupsMax }, (_, at) => ({
    ad_group_id: String(at + 10),
  }))
  const one = { fields: {}, ad_groups: [{ fields: {} }] }
  expect(faultsOf(one, tree({}, groups))).toEqual(['ad_groups ads-many'])
  expect(
    faultsOf(one, tree({}, [{ ...groups[0], state: 'archived' }, ...groups.slice(1)])),
  ).toEqual([])
})

test.each([
  ['with its days', { last_day: '2026-11-30' }, 55_000_000],
  ['with its budget', { daily_budget_micro: 6_000_000 }, 60_000_000],
  ['away with its end', { last_day: null }, null],
  [
    'and stays where it is said',
    { daily_budget_micro: 6_000_000, total_budget_micro: 7_000_000 },
    7_000_000,
  ],
])('a total that is the sum of its days goes %s', (_, fields, total) => {
  const summed = { last_day: '2026-11-29', total_budget_micro: 50_000_000 }
  const { campaign, faults } = planEdit(edit({ fields }), tree(summed), facts)
  expect(faults).toEqual([])
  expect(campaign.after.total_budget_micro).toBe(total)
})

test('a first day that is over is today for a campaign that has not begun', () => {
  const draft = tree({ state: 'draft', has_begun: false, first_day: '2026-11-01' })
  const { campaign } = planEdit(edit({ fields: { state: 'active' } }), draft, facts)
  expect(campaign.after.first_day).toBe('2026-11-26')
})

test('an undo has the values before, expects those after, and archives what was created', () => {
  const its = {
    fields: { state: 'paused' },
    ad_groups: [
      {
        ad_group_id: '2',
        fields: {},
        ads: [{ ad_id: '3', fields: { state: 'paused' } }, { fields: { pin_id: '7' } }],
      },
      { ad_group_id: '4', fields: {} },
    ],
  }
  const plan = planEdit(edit(its), tree({}, [{ ads: [ad] }, { ad_group_id: '4' }]), facts)
  const [group, untouched] = plan.groups
  const [paused, made] = group?.ads ?? []
  if (!(group && untouched && paused && made)) throw new Error('Parts are missing')
  const groups = [{ ...group, ads: [paused, { ...made, id: '9' }] }, untouched]
  expect(undoOf({ ...plan, groups })).toEqual({
    campaign_id: '1',
    fields: { state: 'active' },
    expected: { state: 'paused' },
    ad_groups: [
      {
        ad_group_id: '2',
        fields: {},
        expected: {},
        ads: [
          { ad_id: '3', fields: { state: 'active' }, expected: { state: 'paused' } },
          { ad_id: '9', fields: { state: 'archived' } },
        ],
      },
    ],
  })
  expect(undoOf(planEdit(edit({ fields: { name: 'Lamps' } }), tree(), facts))).toBeNull()
})
