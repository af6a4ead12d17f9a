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
  /** It holds up to this place of a list alone, which `within` then covers; for all without one. */
  readonly until?: number
}

/** The least cost of a limit that only gives way when no source holds it. */
const hard = 2

/** The order of a list. */
export interface ListOrder<Name extends string, Item> {
  /** The source of each turn, repeated; sources that are not in it only fill in. */
  readonly cycle: readonly Name[]
  /** The limits, those that are quickly compared first. */
  readonly spacings: readonly Spacing<Item>[]
  /** Returns the number of waiting items of a source to choose from. */
  reachOf(name: Name): number
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
  { cycle, spacings, reachOf, most }: ListOrder<Name, Item>,
): readonly Item[] {
  const waiting = new Map([...sources].map(([name, items]) => [name, [...items]]))
  const list: Item[] = []
  const isOver = remembering(list, spacings)
  while (list.length < most) {
    const due = cycle[list.length % cycle.length]
    const names = due === undefined ? [] : [due]
    let best: Choice<Item> | undefined
    for (const name of new Set([...names, ...waiting.keys()])) {
      const from = waiting.get(name) ?? []
      const reach = reachOf(name)
      const choice = choiceFrom(from, { spacings, isOver, reach, below: best?.cost })
      if (choice !== undefined) best = choice
      if (best !== undefined && best.cost < hard) break
    }
    if (best === undefined) break
    list.push(...best.from.splice(best.at, 1))
  }
  return list
}

interface Choosing<Item> {
  readonly spacings: readonly Spacing<Item>[]
  readonly isOver: IsOver<Item>
  readonly reach: number
  /** The cost of an item of another source; undefined where there is none. */
  readonly below: number | undefined
}

/** Returns the item that costs least, if it costs less than one that was found before. */
function choiceFrom<Item>(
  from: Item[],
  { spacings, isOver, reach, below = Number.POSITIVE_INFINITY }: Choosing<Item>,
): Choice<Item> | undefined {
  let best: Choice<Item> | undefined
  for (const [at, item] of from.slice(0, reach).entries()) {
    const cost = costOf(item, { spacings, isOver, below: best?.cost ?? below })
    if (cost < (best?.cost ?? below)) best = { from, at, cost }
    if (cost === 0) break
  }
  return best
}

/** Returns the cost of an item at the end of a list; stops where it is no less than another one. */
function costOf<Item>(
  item: Item,
  { spacings, isOver, below }: Omit<Choosing<Item>, 'reach' | 'below'> & { readonly below: number },
): number {
  let cost = 0
  for (const spacing of spacings) {
    if (isOver(item, spacing)) cost += spacing.cost
    if (cost >= below) break
  }
  return cost
}

/** True when a list has enough items like one near its end. */
type IsOver<Item> = (item: Item, spacing: Spacing<Item>) => boolean

/**
 * Returns what compares an item with the end of a list. What is over a limit for the start of a list stays
 * so up to its end, so that waiting items are not compared again for each place.
 */
function remembering<Item>(
  list: readonly Item[],
  spacings: readonly Spacing<Item>[],
): IsOver<Item> {
  const known = new Map(spacings.map((spacing) => [spacing, new Set<Item>()]))
  return (item, spacing) => {
    if (spacing.until === undefined) return isOverAt(item, list, spacing)
    if (list.length >= spacing.until) return false
    const over = known.get(spacing)
    if (over?.has(item) === true) return true
    const isIt = isOverAt(item, list, spacing)
    if (isIt) over?.add(item)
    return isIt
  }
}

function isOverAt<Item>(
  item: Item,
  list: readonly Item[],
  { isAlike, within, most }: Spacing<Item>,
): boolean {
  let count = 0
  for (let at = list.length - 1; at >= Math.max(0, list.length - within); at -= 1) {
    const other = list[at]
    if (other !== undefined && isAlike(item, other)) count += 1
    if (count >= most) return true
  }
  return false
}
