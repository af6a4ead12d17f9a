/** A group of people, and how many of them have each interest. */
export interface InterestCounts {
  readonly members: number
  readonly byTopic: ReadonlyMap<string, number>
}

/** The weight of an interest: above 0 when it's more frequent in the seed than among all. */
export interface InterestWeight {
  readonly topic: string
  readonly weight: number
}

/**
 * Returns the weight of each interest: the logarithm of its lift, which is its share in the seed by its
 * share among all. Both shares are smoothed by one person with the interest and one without, so that one
 * person of the seed changes little.
 */
export function interestWeights(
  seed: InterestCounts,
  all: InterestCounts,
): readonly InterestWeight[] {
  const share = ({ members, byTopic }: InterestCounts, topic: string) =>
    ((byTopic.get(topic) ?? 0) + 1) / (members + 2)
  const topics = new Set([...seed.byTopic.keys(), ...all.byTopic.keys()])
  return [...topics]
    .toSorted()
    .map((topic) => ({ topic, weight: Math.log(share(seed, topic) / share(all, topic)) }))
}

/**
 * Returns how much somebody is like a seed: the weights of their interests, summed, by the square root of
 * their number, so that liking everything isn't likeness. The query of an audience computes the same.
 */
export function likeness(interests: readonly string[], weights: readonly InterestWeight[]): number {
  if (interests.length === 0) return 0
  const liked = weights.filter(({ topic }) => interests.includes(topic))
  return liked.reduce((sum, { weight }) => sum + weight, 0) / Math.sqrt(interests.length)
}

/** Returns the most people that a look-alike audience holds: a share of a country's members. */
export const lookalikeMost = (members: number, percent: number): number =>
  Math.floor((members * percent) / 100)
