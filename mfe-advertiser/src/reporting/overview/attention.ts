import type { ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { BillingHold } from '@tessera/contracts/calls/billing'
import type { Campaign } from '@tessera/contracts/calls/campaigns'
import type { z } from '@tessera/contracts/schema'
import { isHeldByStock } from '../ad-report/view/held-by-stock.ts'

/** Something that an advertiser has to look at. */
export type Attention =
  | { readonly kind: z.infer<typeof BillingHold> | 'business-needed' }
  | { readonly kind: 'rejected' | 'sold-out'; readonly adId: string; readonly name: string }
  | {
      readonly kind: 'day-spent' | 'budget-spent'
      readonly campaignId: string
      readonly name: string
    }

interface AccountFacts {
  readonly holds: readonly z.infer<typeof BillingHold>[]
  readonly needsBusiness: boolean
  readonly ads: readonly ReportRow[]
  /** The figures of today, by campaign. */
  readonly today: readonly ReportRow[]
  readonly campaigns: readonly Campaign[]
}

/** Returns what needs attention: the business and payment first, then rejected ads and products that are out of stock, then budgets that are spent. */
export function attentionOf({
  holds,
  needsBusiness,
  ads,
  today,
  campaigns,
}: AccountFacts): readonly Attention[] {
  const isRunning = (state: string | null) => state === 'active'
  const spent = campaigns.filter(
    ({ state, total_budget_micro: most, totals }) =>
      isRunning(state) && most !== null && totals.spend_micro >= most,
  )
  const spentIds = new Set<string>(spent.map(({ id }) => id))
  return [
    ...(needsBusiness ? [{ kind: 'business-needed' as const }] : []),
    ...holds.map((kind) => ({ kind })),
    ...ads
      .filter(({ entity }) => entity.review === 'rejected' && entity.state !== 'archived')
      .map(({ entity }) => ({
        kind: 'rejected' as const,
        adId: entity.id,
        name: entity.campaign?.name ?? entity.name,
      })),
    ...ads
      .filter(({ entity }) => isHeldByStock(entity))
      .map(({ entity }) => ({ kind: 'sold-out' as const, adId: entity.id, name: entity.name })),
    ...spent.map(({ id, name }) => ({ kind: 'budget-spent' as const, campaignId: id, name })),
    ...today
      .filter(
        ({ entity, figures }) =>
          isRunning(entity.state) &&
          !spentIds.has(entity.id) &&
          entity.daily_budget_micro !== null &&
          figures.spend_micro >= entity.daily_budget_micro,
      )
      .map(({ entity }) => ({
        kind: 'day-spent' as const,
        campaignId: entity.id,
        name: entity.name,
      })),
  ]
}
