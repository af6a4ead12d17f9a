import type { Chance } from '../pictures/chance.ts'

/** Chooses among options so that all are chosen about equally often. */
export interface EvenChoice {
  of<Option extends string>(options: readonly Option[], chance: Chance): Option | undefined
}

/** Creates an even choice: the least chosen option is next; ties are random. */
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

/** Returns a list in an order that is the same for the same chance. */
export function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, at: chance.between(0, 1) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
