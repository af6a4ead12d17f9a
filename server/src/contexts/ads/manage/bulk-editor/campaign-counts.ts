import type { BulkRun } from '@tessera/contracts/calls/bulk-runs'

/** Counts the campaigns of a file by state. */
export type CampaignCounts = BulkRun['campaigns']

/** No campaigns. */
export const noCampaigns: CampaignCounts = {
  ready: 0,
  unchanged: 0,
  faulty: 0,
  applied: 0,
  refused: 0,
  undone: 0,
  kept: 0,
}

/** Counts states: those that campaigns come to, less those that they come from. */
export function countedOn(
  counts: CampaignCounts,
  to: readonly (keyof CampaignCounts)[],
  from: readonly (keyof CampaignCounts)[] = [],
): CampaignCounts {
  const next = { ...counts }
  for (const state of to) next[state] += 1
  for (const state of from) next[state] -= 1
  return next
}
