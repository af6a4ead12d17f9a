/** A position in an index sorted by tier: the tier, and an id within it. */
export type Spot = readonly [tier: number, id: string]

/** The start of the next page: a batch of the list, and the last entry shown from it. */
export interface PageSpot {
  /** The batch starts after this; null at the top. */
  readonly from: Spot | null
  /** The batch ends with this; null when it hasn't been read yet. */
  readonly until: Spot | null
  /** The score and id of the last entry shown. */
  readonly after: readonly [fit: number, id: string] | null
}

/** The top of a list. */
export const topSpot: PageSpot = { from: null, until: null, after: null }

/** A result and its score. */
export interface Fitting {
  readonly id: string
  readonly fit: number
}

/** A batch of a list. */
export interface Batch<Found extends Fitting> {
  readonly found: readonly Found[]
  /** The position of its end. */
  readonly end: Spot | null
  /** True when the list continues after it. */
  readonly more: boolean
}

/** A page, and where the next one starts; null after the last. */
export interface Page<Found extends Fitting> {
  readonly found: readonly Found[]
  /** The best of all results looked at, beyond this page too. */
  readonly best: readonly Found[]
  readonly next: PageSpot | null
}

/** Max results in `best`. */
export const bestMost = 60

/** True for the smaller of two ids, which have no zeros at the start. */
const isOlder = (one: string, other: string): boolean =>
  one.length === other.length ? one < other : one.length < other.length

/** Sorts by score; on a tie, the newer first. */
export function byFit(one: Fitting, other: Fitting): number {
  return other.fit - one.fit || (isOlder(one.id, other.id) ? 1 : -1)
}

/**
 * Returns a page of a list that is too long to sort as a whole. Reads it in batches, best tier
 * first, and sorts each batch by score; a page takes the rest of its batch and, if needed, a few
 * more. So every page costs about the same, however long the list is.
 */
export async function pageOfBatches<Found extends Fitting>(
  walk: (from: Spot | null, until: Spot | null) => Promise<Batch<Found>>,
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
