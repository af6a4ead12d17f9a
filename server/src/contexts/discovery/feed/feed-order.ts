import { type Spacing, spaceOut } from '../likeness/space-out.ts'
import { isSamePicture } from '../likeness/pictures.ts'
import type { Candidate } from './candidates.ts'
import { isSameScene, isSameSubject, sceneLimit } from './scene.ts'

/** The limits of feeds, those that are quickly compared first. */
const spacings: readonly Spacing<Candidate>[] = [
  // No two pins of a creator follow each other.
  { isAlike: (one, other) => one.creatorId === other.creatorId, within: 1, most: 1, cost: 2 },
  // Pins of one subject keep a distance, so that a feed shows much of the world.
  { isAlike: isSameSubject, within: 59, most: 1, cost: 1 },
  { isAlike: isSameScene, ...sceneLimit, cost: 4 },
  // One picture is on a page once, also where two people saved it from the same link.
  { isAlike: isSamePicture, within: 49, most: 1, cost: 8 },
]

/** Max waiting pins of a source to choose from. */
const reach = 100

/**
 * Mixes sources into the list of a feed: each idea once, in the first source that has it, and pins that
 * are alike apart from each other, where there are enough others.
 */
export function feedOrder<Name extends string>(
  sources: ReadonlyMap<Name, readonly Candidate[]>,
  cycle: readonly Name[],
  most: number,
): readonly Candidate[] {
  const seen = new Set<string>()
  const own = new Map(
    [...sources].map(([name, candidates]) => [
      name,
      candidates.filter(({ originId }) => !seen.has(originId) && seen.add(originId)),
    ]),
  )
  return spaceOut(own, { cycle, spacings, reach, most })
}
