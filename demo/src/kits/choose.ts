import type { Chance } from '../pictures/chance.ts'

/** Chooses among options so that none comes much oftener than the others. */
export interface EvenChoice {
  of<Option extends string>(options: readonly Option[], chance: Chance): Option | undefined
}

/** Starts an even choice: what was taken least comes next, and chance decides between equals. */
export function evenChoice(): EvenChoice {
  const taken = new Map<string, number>()
  return {
    of(options, chance) {
      const weighed = options.map((option) => ({
        option,
        weight: (taken.get(option) ?? 0) + chance.between(0, 0.95),
      }))
      const least = weighed.toSorted((one, other) => one.weight - other.weight)[0]?.option
      if (least !== undefined) taken.set(least, (taken.get(least) ?? 0) + 1)
      return least
    },
  }
}

/** A list in another order that the same chance always gives again. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, at: chance.between(0, 1) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
