import { advertisers } from '@tessera/contracts/calls/access'
import { listAudiences } from '@tessera/contracts/calls/audiences'
import {
  type CampaignEdit,
  CampaignTree,
  campaignTrees,
  EditResult,
  editCampaigns,
} from '@tessera/contracts/calls/campaign-edits'
import { listConversionTags } from '@tessera/contracts/calls/conversion-tags'
import { getMediaPlan } from '@tessera/contracts/calls/media-plans'
import {
  estimateReach,
  giveAdsConsent,
  promotablePins,
} from '@tessera/contracts/calls/quick-promote'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { pin } from '@tessera/testing/fixtures'
import { account } from './report-world.ts'

/** A campaign of a test with one ad group and one ad. */
export const tree = (over: object = {}, group: object = {}): CampaignTree =>
  z.parse(CampaignTree, {
    campaign_id: '7',
    name: 'Lamps',
    objective: 'CONSIDERATION',
    state: 'active',
    daily_budget_micro: 7_000_000,
    total_budget_micro: null,
    is_flexible: false,
    first_day: '2026-11-20',
    last_day: '2026-12-09',
    has_begun: true,
    has_ended: false,
    made_with: 'ads_manager',
    currency: 'USD',
    ad_groups: [
      {
        ad_group_id: '71',
        name: 'Readers',
        state: 'active',
        is_automatic: true,
        targeting: { LOCATION: 'US' },
        bid_micro: null,
        product_group_id: null,
        conversion_tag_id: null,
        conversion_event: null,
        ads: [
          {
            ad_id: '711',
            pin_id: '42',
            title: 'A lamp',
            image_url: null,
            state: 'active',
            destination_url: 'https://lamps.example/',
            review: 'approved',
            review_reason: null,
          },
        ],
        ...group,
      },
    ],
    ...over,
  })

/** The outcome of an edit that fits. */
export const fitting = (edit: CampaignEdit, isDry = false): EditResult =>
  z.parse(EditResult, {
    campaign_id: edit.campaign_id ?? (isDry ? null : '9'),
    faults: [],
    objects: [
      {
        level: 'campaign',
        object_id: null,
        is_new: edit.campaign_id === undefined,
        name: edit.fields.name ?? 'Lamps',
        fields: Object.entries(edit.fields).map(([field, after]) => ({
          field,
          before: null,
          after: after === null ? null : String(after),
        })),
      },
    ],
    undo: isDry
      ? null
      : { campaign_id: edit.campaign_id ?? '9', fields: edit.expected ?? { state: 'archived' } },
  })

/** The outcome of an edit with a fault. */
export const faulty = (
  edit: CampaignEdit,
  fault: { readonly at: string; readonly code: string; readonly message: string },
): EditResult => ({
  campaign_id: edit.campaign_id ?? null,
  faults: [fault],
  objects: [],
  undo: null,
})

interface AdsWorld {
  readonly trees?: readonly CampaignTree[]
  /** Called for each edit, in their order. */
  readonly edit?: (edit: CampaignEdit, isDry: boolean) => EditResult
}

/** Answers the calls of the pages about ads, and keeps the edits that were sent. */
export function adsWorld({ trees = [], edit = fitting }: AdsWorld = {}) {
  let known = trees
  const edits: z.output<typeof editCampaigns.input>[] = []
  const { answer, asked } = answers(
    [advertisers, () => [account]],
    [
      campaignTrees,
      ({ campaign_ids, states }) =>
        known.filter(
          ({ campaign_id, state }) =>
            (campaign_ids?.includes(campaign_id) ?? true) && (states?.includes(state) ?? true),
        ),
    ],
    [
      editCampaigns,
      (input) => {
        edits.push(input)
        return input.campaigns.map((each) => edit(each, input.dry_run === true))
      },
    ],
    [
      promotablePins,
      () => [
        {
          pin: pin({ id: '42', title: 'A lamp', link: 'https://lamps.example/' }),
          reasons: [],
          product_group_id: null,
          is_sold_out: false,
        },
        {
          pin: pin({ id: '43', title: 'A shade', link: 'https://lamps.example/shade' }),
          reasons: [],
          product_group_id: '88',
        },
      ],
    ],
    [listAudiences, () => []],
    [
      getMediaPlan,
      ({ plan_id: id }) => ({
        id,
        name: 'Spring',
        updated_at: '2026-11-26T10:00:00Z',
        author: 'Mira',
        plan: {
          objective: 'CONSIDERATION' as const,
          targeting: { LOCATION: 'DE' },
          is_automatic: false,
          daily_budget_micro: 12_500_000,
          first_day: '2020-11-01',
          last_day: '2020-11-10',
        },
      }),
    ],
    [estimateReach, () => ({ reach: { low: 1_200, high: 4_400 }, floor: 100 })],
    [giveAdsConsent, () => null],
    [
      listConversionTags,
      () => [
        {
          id: '261',
          name: 'Shop',
          created_at: '2026-11-26T10:00:00Z',
          last_seen_at: null,
          is_used: false,
        },
      ],
    ],
  )
  return {
    answer,
    asked,
    edits,
    /** Replaces the campaigns that the service has. */
    become: (next: readonly CampaignTree[]) => {
      known = next
    },
  }
}
