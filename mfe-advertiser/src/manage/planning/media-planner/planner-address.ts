import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'

/** The most plans that are compared. */
export const comparedMax = 3

/** The plans that the planner shows, by their ids. */
export interface PlannerView {
  readonly plan: string | null
  readonly compare: readonly string[]
}

const isId = (text: string): boolean => /^\d{1,20}$/.test(text)

/** Reads which plans the address names. */
export function plannerView(query: URLSearchParams): PlannerView {
  const plan = query.get('plan') ?? ''
  const compare = (query.get('compare') ?? '').split(',').filter(isId)
  return {
    plan: isId(plan) ? plan : null,
    compare: [...new Set(compare)].slice(0, comparedMax),
  }
}

/** Returns the address of the planner with some plans. */
export const plannerUrl = (advertiserId: AdvertiserId, { plan, compare }: PlannerView): string =>
  advertiserUrl('mediaPlanner', {
    advertiserId,
    query: {
      plan: plan ?? undefined,
      compare: compare.length === 0 ? undefined : compare.join(','),
    },
  })
