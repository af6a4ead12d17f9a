import type { ReportRow } from '@tessera/contracts/calls/ad-reports'

/** A group of people, and its part of all impressions. */
export interface GroupShare {
  readonly group: string
  readonly impressions: number
  readonly share: number
}

/** The groups beyond these many are few people each. */
const most = 10

/** Returns the largest groups of the rows, of one thing or of all, with their shares. */
export function groupShares(rows: readonly ReportRow[], id: string | null): readonly GroupShare[] {
  const sums = new Map<string, number>()
  for (const { entity, group, figures } of rows)
    if (id === null || entity.id === id)
      sums.set(group ?? '', (sums.get(group ?? '') ?? 0) + figures.impressions)
  const all = [...sums.values()].reduce((sum, each) => sum + each, 0)
  return [...sums]
    .filter(([, impressions]) => impressions > 0)
    .map(([group, impressions]) => ({ group, impressions, share: impressions / all }))
    .toSorted((one, other) => other.impressions - one.impressions)
    .slice(0, most)
}
