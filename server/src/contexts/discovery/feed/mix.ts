import type { PinId, UserId } from '@tessera/contracts/ids'
import { isSamePicture } from '../likeness/pictures.ts'
import { isSameScene, type Scene, sceneLimit } from './scene.ts'

/** A pin that a source offers. */
export interface Offer {
  readonly id: PinId
  readonly creatorId: UserId
  /** The reason that it is in its list; undefined where lists have none. */
  readonly reason?: string | undefined
  /** The scene that it shows; undefined where that is not compared. */
  readonly scene?: Scene | undefined
  /** Its position in the source; larger comes later. */
  readonly place: bigint
}

/** The waiting pins of one source, in order. */
export interface WaitingPins {
  readonly offers: readonly Offer[]
  /** The first pins to choose from, so that one creator's pins don't follow each other. */
  readonly reach: number
  /** Positions of pins that were taken from beyond the first waiting one. */
  readonly ahead: readonly bigint[]
  readonly aheadMax: number
}

/** The creator of the last pin, and how many of theirs came in a row. */
export interface Run {
  readonly creatorId: string
  readonly length: number
}

/** The state of the mix: the turn counter and the current run. */
export interface Turn {
  /** The number of pins before, modulo `turnsAround`. */
  readonly count: number
  readonly run: Run | null
  /** The scenes of the pins before on the same page; a bookmark leaves them out. */
  readonly shown?: readonly Scene[]
}

/** The order in which sources take turns. */
export interface Rhythm<Name extends string> {
  /** The sources that take turns; earlier ones fill in first for an empty one. */
  readonly names: readonly Name[]
  /** The source of each turn, repeated. */
  readonly cycle: readonly Name[]
  /** A source with its own places, one in every `every`, and no others. */
  readonly fixed?: { readonly name: Name; readonly every: number; readonly at: number }
}

/** A taken pin and its source. */
export interface Taken<Name extends string> {
  readonly name: Name
  readonly offer: Offer
}

/** The result of a mix: the taken pins, what still waits, and the next turn. */
export interface Mixed<Name extends string> {
  readonly taken: readonly Taken<Name>[]
  readonly waiting: ReadonlyMap<Name, WaitingPins>
  readonly turn: Turn
}

/** Max pins of one creator in a row, while another creator's pin is in reach. */
export const rowMax = 1
/** A promoted pin may follow one of its creator: its place comes only once in a while. */
const rowMaxPromoted = 2

/**
 * Takes pins from several sources in turn. A source without a fitting pin leaves its turn to the
 * others. Looks only at the next pins of each source, so that page sizes don't change the order, apart
 * from pins that would show what others of their page do.
 */
export function mix<Name extends string>(
  rhythm: Rhythm<Name>,
  sources: ReadonlyMap<Name, WaitingPins>,
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
    turn = turnAfter(turn, offer)
  }
  return { taken, waiting, turn }
}

const turnAfter = ({ count, run, shown = [] }: Turn, offer: Offer): Turn => ({
  count: count + 1,
  run: runWith(run, offer),
  shown: offer.scene === undefined ? shown : [...shown, offer.scene],
})

const runWith = (run: Run | null, { creatorId }: Offer): Run =>
  run?.creatorId === creatorId ? { creatorId, length: run.length + 1 } : { creatorId, length: 1 }

interface Choice<Name> {
  readonly name: Name
  readonly source: WaitingPins
  readonly index: number
}

function chosen<Name extends string>(
  { names, cycle, fixed }: Rhythm<Name>,
  waiting: ReadonlyMap<Name, WaitingPins>,
  turn: Turn,
): Choice<Name> | undefined {
  const { count } = turn
  const due = cycle[count % cycle.length]
  const usual = [...names.filter((name) => name === due), ...names.filter((name) => name !== due)]
  const isFixed = fixed !== undefined && count % fixed.every === fixed.at
  const order = isFixed ? [fixed.name, ...usual] : usual
  const sources = order.flatMap((name) => {
    const source = waiting.get(name)
    return source === undefined || source.offers.length === 0 ? [] : [{ name, source }]
  })
  for (const { name, source } of sources) {
    const most = name === fixed?.name ? rowMaxPromoted : rowMax
    const index = fitting(name, waiting, { turn, most })
    if (index !== undefined) return { name, source, index }
  }
  const [first] = sources.filter(({ name }) => name !== fixed?.name)
  return first === undefined ? undefined : { ...first, index: 0 }
}

/** The next pins of a source that a page may show beside one of another. */
const pageAhead = sceneLimit.within

/** The scenes that a page shows beside the pins of a source: those it has, and those that other sources bring next. */
const besideOf = <Name extends string>(
  source: Name,
  waiting: ReadonlyMap<Name, WaitingPins>,
  { shown = [] }: Turn,
): readonly Scene[] => [
  ...shown,
  ...[...waiting].flatMap(([name, { offers }]) =>
    name === source ? [] : offers.slice(0, pageAhead).flatMap(({ scene }) => scene ?? []),
  ),
]

/** True when a page has the picture of an offer, or enough of its scene. */
function isShown({ scene }: Offer, beside: readonly Scene[]): boolean {
  if (scene === undefined) return false
  if (beside.some((each) => isSamePicture(each, scene))) return true
  return beside.filter((each) => isSameScene(each, scene)).length >= sceneLimit.most
}

/**
 * Returns the first pin in reach that doesn't make its creator's run too long. A source to choose from
 * also skips what its page shows; stored lists are in such an order already.
 */
function fitting<Name extends string>(
  name: Name,
  waiting: ReadonlyMap<Name, WaitingPins>,
  { turn, most }: { readonly turn: Turn; readonly most: number },
): number | undefined {
  const source = waiting.get(name)
  if (source === undefined) return undefined
  const reach = source.ahead.length < source.aheadMax ? source.reach : 1
  const beside = source.reach > 1 ? besideOf(name, waiting, turn) : []
  const { run } = turn
  const index = source.offers
    .slice(0, reach)
    .findIndex(
      (offer) =>
        (run?.creatorId !== offer.creatorId || run.length < most) && !isShown(offer, beside),
    )
  return index < 0 ? undefined : index
}

/** Removes the taken pin from a source. */
function without(source: WaitingPins, index: number): WaitingPins {
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
