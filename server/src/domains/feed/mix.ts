import type { PinId, UserId } from '@tessera/contracts/ids'

/** A pin that a source has to offer. */
export interface Offer {
  readonly id: PinId
  readonly creatorId: UserId
  /** Where it stands in its source, larger further on. */
  readonly place: bigint
}

/** What is waiting in one source, in its order. */
export interface Waiting {
  readonly offers: readonly Offer[]
  /** Among how many of the first one is chosen, so that one creator's do not follow one another. */
  readonly reach: number
  /** Where those stand that were taken ahead of the first that is waiting. */
  readonly ahead: readonly bigint[]
  readonly aheadMax: number
}

/** Who made the last pin, and how many before it in a row. */
export interface Run {
  readonly creatorId: string
  readonly length: number
}

/** Whose turn it is, and what stands before. */
export interface Turn {
  /** How many came before, so far as the order needs to know. */
  readonly count: number
  readonly run: Run | null
}

/** How sources take turns. */
export interface Rhythm<Name extends string> {
  /** Those that take turns, the first standing in first. */
  readonly names: readonly Name[]
  /** Whose turn is first, second and so on, over and over. */
  readonly cycle: readonly Name[]
  /** A source with places of its own, one in so many, that stands nowhere else. */
  readonly fixed?: { readonly name: Name; readonly every: number; readonly at: number }
}

/** A pin that was taken, and from where. */
export interface Taken<Name extends string> {
  readonly name: Name
  readonly offer: Offer
}

/** What a mix comes to: what was taken in order, what is still waiting, whose turn is next. */
export interface Mixed<Name extends string> {
  readonly taken: readonly Taken<Name>[]
  readonly waiting: ReadonlyMap<Name, Waiting>
  readonly turn: Turn
}

/** The most of one creator in a row, as long as somebody else's is in reach. */
export const rowMax = 2

/**
 * Takes pins from several sources in turn. A source that has nothing fitting leaves its turn to the
 * others in their order. It looks at nothing but what is next in each, so that small pages and large
 * ones give the same order.
 */
export function mix<Name extends string>(
  rhythm: Rhythm<Name>,
  sources: ReadonlyMap<Name, Waiting>,
  begun: Turn,
  most: number,
): Mixed<Name> {
  const waiting = new Map(sources)
  const taken: Taken<Name>[] = []
  let turn = begun
  while (taken.length < most) {
    const choice = chosen(rhythm, waiting, turn)
    if (choice === undefined) break
    const { name, source, index } = choice
    const offer = source.offers[index]
    if (offer === undefined) break
    waiting.set(name, without(source, index))
    taken.push({ name, offer })
    turn = { count: turn.count + 1, run: runWith(turn.run, offer) }
  }
  return { taken, waiting, turn }
}

const runWith = (run: Run | null, { creatorId }: Offer): Run =>
  run?.creatorId === creatorId ? { creatorId, length: run.length + 1 } : { creatorId, length: 1 }

interface Choice<Name> {
  readonly name: Name
  readonly source: Waiting
  readonly index: number
}

function chosen<Name extends string>(
  { names, cycle, fixed }: Rhythm<Name>,
  waiting: ReadonlyMap<Name, Waiting>,
  { count, run }: Turn,
): Choice<Name> | undefined {
  const due = cycle[count % cycle.length]
  const usual = [...names.filter((name) => name === due), ...names.filter((name) => name !== due)]
  const isFixed = fixed !== undefined && count % fixed.every === fixed.at
  const order = isFixed ? [fixed.name, ...usual] : usual
  const sources = order.flatMap((name) => {
    const source = waiting.get(name)
    return source === undefined || source.offers.length === 0 ? [] : [{ name, source }]
  })
  for (const { name, source } of sources) {
    const index = fitting(source, run)
    if (index !== undefined) return { name, source, index }
  }
  const [first] = sources.filter(({ name }) => name !== fixed?.name)
  return first === undefined ? undefined : { ...first, index: 0 }
}

/** The first in reach that would not be one too many of its creator's. */
function fitting(source: Waiting, run: Run | null): number | undefined {
  const reach = source.ahead.length < source.aheadMax ? source.reach : 1
  const index = source.offers
    .slice(0, reach)
    .findIndex(({ creatorId }) => run?.creatorId !== creatorId || run.length < rowMax)
  return index < 0 ? undefined : index
}

/** A source without the one that was taken. */
function without(source: Waiting, index: number): Waiting {
  const offers = source.offers.toSpliced(index, 1)
  const taken = source.offers[index]
  const first = offers[0]
  const ahead = taken === undefined ? source.ahead : [...source.ahead, taken.place]
  return {
    ...source,
    offers,
    ahead: ahead.filter((place) => first !== undefined && place > first.place),
  }
}
