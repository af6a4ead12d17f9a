import type { UserId } from '@tessera/contracts/ids'
import { stableHash } from '../../../base/stable-hash.ts'

/** The part that an ad has in a running experiment. */
export interface Split {
  readonly key: string
  /** The number of arms, and the ad's own, from 0. */
  readonly arms: number
  readonly arm: number
  /** In milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
}

/** Returns the arm of a member, the same one at each time: each arm has an equal part of the people. */
export const armOf = ({ key, arms }: Pick<Split, 'key' | 'arms'>, viewerId: UserId): number =>
  Math.floor((stableHash(`${key} ${viewerId}`) / 2 ** 32) * arms)

/** True while an experiment runs. */
export const isSplitAt = ({ startsAt, endsAt }: Split, at: number): boolean =>
  startsAt <= at && at < endsAt

/**
 * True when somebody may see an ad of an experiment. Visitors, and members who want no ads that go by who
 * they are, take no part: they see the ads of all arms, and aren't counted.
 */
export function isInArm(
  split: Split | null,
  { viewerId, isPersonalized }: { readonly viewerId: UserId | null; isPersonalized: boolean },
  now: number,
): boolean {
  if (split === null || viewerId === null || !isPersonalized || !isSplitAt(split, now)) return true
  return armOf(split, viewerId) === split.arm
}
