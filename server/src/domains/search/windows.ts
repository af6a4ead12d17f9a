/** A place in a list that begins with the likeliest: a tier, and an id within it. */
export type Spot = readonly [tier: number, id: string]

/** Where the next page goes on: in a stretch of the list, after what was shown of it. */
export interface PageSpot {
  /** The stretch begins after this; null at the top. */
  readonly from: Spot | null
  /** The stretch ends with this; null where it has not been walked yet. */
  readonly until: Spot | null
  /** The last one shown: how well it fitted, and which it was. */
  readonly after: readonly [fit: number, id: string] | null
}

/** The top of a list. */
export const topSpot: PageSpot = { from: null, until: null, after: null }

/** One that was found, and how well it fits. */
export interface Fitting {
  readonly id: string
  readonly fit: number
}

/** A stretch of a list that has been walked. */
export interface Stretch<Found extends Fitting> {
  readonly found: readonly Found[]
  /** Where it ended. */
  readonly end: Spot | null
  /** Whether the list goes on after it. */
  readonly more: boolean
}

/** A page, and where the next one begins; null after the last. */
export interface Page<Found extends Fitting> {
  readonly found: readonly Found[]
  /** The best of all that were looked at for it, this page and more. */
  readonly best: readonly Found[]
  readonly next: PageSpot | null
}

/** How many are kept of the best. */
const bestMost = 60

/** The better fit first; of two that fit alike, the later. */
export function byFit(one: Fitting, other: Fitting): number {
  return other.fit - one.fit || (BigInt(one.id) < BigInt(other.id) ? 1 : -1)
}

/**
 * Gives a page of a list too long to be sorted whole. The list is walked in stretches, the likeliest
 * first, and each stretch is sorted by itself; a page takes the rest of its stretch and, if that is
 * not enough, looks into the next few. So no page costs more than another, however long the list is.
 */
export async function pageOfStretches<Found extends Fitting>(
  walk: (from: Spot | null, until: Spot | null) => Promise<Stretch<Found>>,
  { spot, size, stretches }: { spot: PageSpot; size: number; stretches: number },
): Promise<Page<Found>> {
  const found: Found[] = []
  const best: Found[] = []
  let at = spot
  for (let walked = 0; walked < stretches; walked += 1) {
    const stretch = await walk(at.from, at.until)
    const { after } = at
    const rest = stretch.found
      .toSorted(byFit)
      .filter((one) => after === null || byFit(one, { fit: after[0], id: after[1] }) > 0)
    const taken = rest.slice(0, size - found.length)
    found.push(...taken)
    best.push(...rest.slice(0, bestMost - best.length))
    const last = taken.at(-1)
    if (taken.length < rest.length && last !== undefined)
      return {
        found,
        best,
        next: { from: at.from, until: stretch.end, after: [last.fit, last.id] },
      }
    if (!stretch.more) return { found, best, next: null }
    at = { from: stretch.end, until: null, after: null }
    if (found.length === size) break
  }
  return { found, best, next: at }
}
