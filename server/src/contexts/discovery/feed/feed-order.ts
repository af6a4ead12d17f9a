import { isSamePicture } from '../likeness/pictures.ts'
import { type Spacing, spaceOut } from '../likeness/space-out.ts'
import type { Candidate } from './candidates.ts'
import { isSameScene, isSameSubject, sceneLimit } from './scene.ts'

/** The start of a feed, which most people read no further than. */
const start = 120

/** A pin in a source. */
interface Sourced {
  readonly candidate: Candidate
  /** True for what is like a member's own pins: they want more of its subject than others. */
  readonly isLiked: boolean
}

type Compared = (one: Candidate, other: Candidate) => boolean

const spacing = (
  isAlike: Compared,
  limit: Omit<Spacing<Sourced>, 'isAlike'>,
): Spacing<Sourced> => ({
  ...limit,
  isAlike: (one, other) => isAlike(one.candidate, other.candidate),
})

/** The limits of feeds, those that are quickly compared first. */
const spacings: readonly Spacing<Sourced>[] = [
  // No two pins of a creator follow each other.
  spacing((one, other) => one.creatorId === other.creatorId, { within: 1, most: 1, cost: 2 }),
  // The start of a feed shows as much of the world as it can, apart from what its reader likes.
  {
    isAlike: (one, other) => !one.isLiked && isSameSubject(one.candidate, other.candidate),
    within: start,
    most: 1,
    cost: 2,
    until: start,
  },
  spacing(isSameSubject, { within: 5, most: 1, cost: 0.5 }),
  // A scene comes once on a page if it can, and twice at most.
  spacing(isSameScene, { within: sceneLimit.within, most: 1, cost: 0.5 }),
  spacing(isSameScene, { ...sceneLimit, cost: 4 }),
  // One picture is on a page once, also where two people saved it from the same link.
  spacing(isSamePicture, { within: 49, most: 1, cost: 8 }),
]

/** Max waiting pins of a source to choose from: few of what its reader likes, so that the likest come first. */
const reach = { usual: 200, liked: 12 } as const

/**
 * Mixes sources into the list of a feed: each idea once, in the first source that has it, and pins that
 * are alike apart from each other, where there are enough others.
 */
export function feedOrder<Name extends string>(
  sources: ReadonlyMap<Name, readonly Candidate[]>,
  cycle: readonly Name[],
  { most, liked }: { readonly most: number; readonly liked?: Name },
): readonly Candidate[] {
  const seen = new Set<string>()
  const own = new Map(
    [...sources].map(([name, candidates]) => [
      name,
      candidates
        .filter(({ originId }) => !seen.has(originId) && seen.add(originId))
        .map((candidate) => ({ candidate, isLiked: name === liked })),
    ]),
  )
  const reachOf = (name: Name) => (name === liked ? reach.liked : reach.usual)
  const list = spaceOut(own, { cycle, spacings, reachOf, most })
  return list.map(({ candidate }) => candidate)
}
