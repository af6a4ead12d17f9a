import type { AdRejection } from '@tessera/contracts/ads/ad-review'
import { billedBy, type Objective } from '@tessera/contracts/ads/objectives'
import type { Reach } from '@tessera/contracts/ads/reach'
import type { Recommendation } from '@tessera/contracts/calls/recommendations'
import type { AdGroupId, AdId, CampaignId } from '@tessera/contracts/ids'
import type { Range } from './market.ts'

/** A campaign that is active, or ended within the last days, with the figures of 28 days. */
export interface CampaignFacts {
  readonly id: CampaignId
  readonly name: string
  readonly objective: Objective
  readonly dailyBudgetMicro: number
  /** In the account's time zone; null without an end. */
  readonly lastDay: string | null
  readonly hasEnded: boolean
  readonly impressions: number
  readonly clicks: number
  readonly conversions: number
  readonly spendMicro: number
  /** Its spending on each whole day of the last settled 7 since it began, or was changed. */
  readonly weekMicro: readonly number[]
}

/** An active ad group. */
export interface GroupFacts {
  readonly id: AdGroupId
  readonly name: string
  readonly campaignId: CampaignId
  readonly bidMicro: number | null
  /** The number of its ads that run. */
  readonly runningAds: number
  readonly conversionTagId: string | null
}

/** An ad that runs, with the figures of 28 days. */
export interface AdFacts {
  readonly id: AdId
  readonly name: string
  readonly groupId: AdGroupId
  readonly campaignId: CampaignId
  readonly impressions: number
  readonly clicks: number
}

/** An ad that may not run. */
export interface RejectedFacts {
  readonly id: AdId
  readonly name: string
  readonly campaignId: CampaignId
  readonly reason: AdRejection | null
}

/** All that suggestions are made of. */
export interface RecommendationFacts {
  readonly today: string
  readonly now: number
  readonly currency: string
  readonly campaigns: readonly CampaignFacts[]
  readonly groups: readonly GroupFacts[]
  readonly ads: readonly AdFacts[]
  readonly rejected: readonly RejectedFacts[]
  /** False while the account can't pay, so that none of its ads is shown. */
  readonly canSpend: boolean
  /** Observed prices by what is billed; null without enough of them. */
  readonly prices: Readonly<Record<'click' | 'impression', Range | null>>
  /** The people that ad groups match, rounded, where they were counted; null below the floor. */
  readonly people: ReadonlyMap<AdGroupId, Reach | null>
  /** The last time that each tag of the account sent something; null before the first time. */
  readonly tags: ReadonlyMap<string, Date | null>
  readonly dismissed: ReadonlySet<string>
}

/** Returns the sum of some numbers. */
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0)

/** Returns a week's part of an amount of 28 days. */
export const aWeek = (micro: number): number => Math.round(micro / 4)

/** Returns the number of events that a campaign paid for. */
export const paidEvents = (campaign: CampaignFacts): number =>
  campaign[billedBy[campaign.objective] === 'click' ? 'clicks' : 'impressions']

/** Returns what the suggestions about one campaign have in common. */
export const about = (
  kind: Recommendation['kind'],
  campaign: CampaignFacts,
  aboutMicro: number,
) => ({
  key: `${kind} ${campaign.id}`,
  campaign: { id: campaign.id, name: campaign.name },
  about_micro: Math.round(aboutMicro),
  edit: null,
})
