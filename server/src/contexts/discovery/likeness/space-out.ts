/** A limit on items that are alike, among those that stand near each other in a list. */
export interface Spacing<Item> {
  /** True for two items of which few may stand near each other. */
  isAlike(one: Item, other: Item): boolean
  /** The number of items before one that it is compared with. */
  readonly within: number
  /** Max items that are alike, of those and the one itself. */
  readonly most: number
  /**
   * The cost of breaking the limit, where the list has nothing better in reach. From `hard` on another
   * source is asked first.
   */
  readonly cost: number
}

/** The least cost of a limit that only gives way when no source holds it. */
const hard = 2

/** The order of a list. */
export interface ListOrder<Name extends string, Item> {
  /** The source of each turn, repeated; sources that are not in it only fill in. */
  readonly cycle: readonly Name[]
  /** The limits, those that are quickly compared first. */
  readonly spacings: readonly Spacing<Item>[]
  /** The number of waiting items of a source to choose from. */
  readonly reach: number
  /** Max items of the list. */
  readonly most: number
}

interface Choice<Item> {
  readonly from: Item[]
  readonly at: number
  readonly cost: number
}

/**
 * Mixes sources into one list: each turn takes the best waiting item of its source that stands far
 * enough from those like it. A source without one leaves its turn to the others, in their order.
 */
export function spaceOut<Name extends string, Item>(
  sources: ReadonlyMap<Name, readonly Item[]>,
  { cycle, spacings, reach, most }: ListOrder<Name, Item>,
): readonly Item[] {
  const waiting = new Map([...sources].map(([name, items]) => [name, [...items]]))
  const list: Item[] = []
  while (list.length < most) {
    const due = cycle[list.length % cycle.length]
    const own = due === undefined ? undefined : waiting.get(due)
    let best: Choice<Item> | undefined
    for (const from of new Set([...(own === undefined ? [] : [own]), ...waiting.values()])) {
      const choice = choiceFrom(from, { list, spacings, reach, below: best?.cost })
      if (choice !== undefined) best = choice
      if (best !== undefined && best.cost < hard) break
    }
    if (best === undefined) break
    list.push(...best.from.splice(best.at, 1))
  }
  return list
}

/** Returns the item that costs least, if it costs less than one that was found before. */
function choiceFrom<Item>(
  from: Item[],
  {
    list,
    spacings,
    reach,
    below = Number.POSITIVE_INFINITY,
  }: {
    readonly list: readonly Item[]
    readonly spacings: readonly Spacing<Item>[]
    readonly reach: number
    readonly below: number | undefined
  },
): Choice<Item> | undefined {
  let best: Choice<Item> | undefined
  for (const [at, item] of from.slice(0, reach).entries()) {
    const cost = costOf(item, list, spacings, best?.cost ?? below)
    if (cost < (best?.cost ?? below)) best = { from, at, cost }
    if (cost === 0) break
  }
  return best
}

/** Returns the cost of an item at the end of a list; stops where it is no less than another one. */
function costOf<Item>(
  item: Item,
  list: readonly Item[],
  spacings: readonly Spacing<Item>[],
  below: number,
): number {
  let cost = 0
  for (const spacing of spacings) {
    if (isOver(item, list, spacing)) cost += spacing.cost
    if (cost >= below) break
  }
  return cost
}

/** True when the list has enough items like one near its end. */
function isOver<Item>(
  item: Item,
  list: readonly Item[],
  { isAlike, within, most }: Omit<Spacing<Item>, 'cost'>,
): boolean {
  let count = 0
  for (let at = list.length - 1; at >= Math.max(0, list.length - within); at -= 1) {
    const other = list[at]
    if (other !== undefined && isAlike(item, other)) count += 1
    if (count >= most) return true
  }
  return false
}
