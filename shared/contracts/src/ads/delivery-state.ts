/** The delivery of a campaign now, from its state, its days and the check of its newest ad. */
export type DeliveryState =
  | 'draft'
  | 'over'
  | 'rejected'
  | 'paused'
  | 'waiting'
  | 'planned'
  | 'active'

/** The facts that decide what a campaign does. */
export interface DeliveryFacts {
  readonly state: 'draft' | 'active' | 'paused' | 'archived'
  readonly hasBegun: boolean
  readonly hasEnded: boolean
  /** Null for a campaign without ads. */
  readonly review: 'waiting' | 'approved' | 'rejected' | null
}

/** Returns what a campaign does now. Every screen and every file shows this state. */
export function deliveryState({ state, hasBegun, hasEnded, review }: DeliveryFacts): DeliveryState {
  if (state === 'draft') return 'draft'
  if (state === 'archived' || hasEnded) return 'over'
  if (review === 'rejected') return 'rejected'
  if (state === 'paused') return 'paused'
  if (review === 'waiting') return 'waiting'
  return hasBegun ? 'active' : 'planned'
}

/** Returns whether a campaign has begun and ended at a moment; one without a begin has begun. */
export const runAt = (
  { starts_at, ends_at }: { readonly starts_at: string | null; readonly ends_at: string | null },
  now: number,
): Pick<DeliveryFacts, 'hasBegun' | 'hasEnded'> => ({
  hasBegun: starts_at === null || Date.parse(starts_at) <= now,
  hasEnded: ends_at !== null && Date.parse(ends_at) <= now,
})
