import type { Targeting } from '@tessera/contracts/ads/targeting'
import type { AudienceId } from '@tessera/contracts/ids'

/** The two ways in which a targeting names audiences. */
export type TargetedBy = 'AUDIENCE_INCLUDE' | 'AUDIENCE_EXCLUDE'

const other = {
  AUDIENCE_INCLUDE: 'AUDIENCE_EXCLUDE',
  AUDIENCE_EXCLUDE: 'AUDIENCE_INCLUDE',
} as const satisfies Readonly<Record<TargetedBy, TargetedBy>>

/** Returns the audiences that a targeting names in one way. */
export const chosenIn = (targeting: Targeting, by: TargetedBy): readonly AudienceId[] =>
  targeting[by] ?? []

/** Removes an audience; a way that names none is left out. */
export function withoutAudience(targeting: Targeting, by: TargetedBy, id: AudienceId): Targeting {
  const { [by]: chosen = [], ...rest } = targeting
  const left = chosen.filter((each) => each !== id)
  return left.length === 0 ? rest : { ...rest, [by]: left }
}

/** Adds an audience in one way; nobody is both included and excluded by it. */
export function withAudience(targeting: Targeting, by: TargetedBy, id: AudienceId): Targeting {
  const rest = withoutAudience(targeting, other[by], id)
  return { ...rest, [by]: [...chosenIn(rest, by).filter((each) => each !== id), id] }
}
