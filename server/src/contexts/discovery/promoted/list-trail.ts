import type { AdPlace } from '@tessera/contracts/ads/ad-event'
import { adPlaces } from '@tessera/contracts/ads/ad-places'
import { z } from '@tessera/contracts/schema'
import { newTrail, type PromotedTrail, trailOf, trailText, WrittenTrail } from './promoted-trail.ts'

/** The promoted pins that a list remembers between its pages, and the distance to the next place. */
export interface ListTrail extends PromotedTrail {
  /** The number of pins before, which counts from 0 again after each distance of two places. */
  readonly passed: number
}

const Passed = z.string().check(z.regex(/^\d{1,2}$/))

/** Adds the trail of a list's promoted pins to its bookmark. */
export const withTrail = (bookmark: string, trail: ListTrail): string =>
  `${bookmark}.${trail.passed}.${trailText(trail)}`

/** Splits the trail off a bookmark; a list without one starts a new trail. */
export function trailOfBookmark(
  bookmark: string | undefined,
  newId: () => string,
): { readonly bookmark: string | undefined; readonly trail: ListTrail } {
  const [own, passed, trail] = bookmark?.split('.') ?? []
  const written = z.safeParse(z.tuple([Passed, WrittenTrail]), [passed, trail])
  return {
    bookmark: bookmark === undefined ? undefined : own,
    trail: written.success
      ? { ...trailOf(written.data[1]), passed: Number(written.data[0]) }
      : { ...newTrail(newId()), passed: 0 },
  }
}

/** True when the pin at a position stands in a promoted place. */
const isPlace = (place: AdPlace, position: number): boolean =>
  position % adPlaces[place].every === adPlaces[place].first

/** Counts the pins of a page before its first promoted place. */
export const placesBefore = (place: AdPlace, { passed }: ListTrail): number => {
  const { first, every } = adPlaces[place]
  return (first - passed + every) % every
}

/** Counts the promoted places of a page; a page of one pin has none. */
export function placesIn(place: AdPlace, { passed }: ListTrail, size: number): number {
  const positions = Array.from({ length: size }, (_, at) => passed + at)
  return Math.min(size - 1, positions.filter((at) => isPlace(place, at)).length)
}

/** Puts promoted pins into their places of a page; those whose place isn't reached are left out. */
export function placed<Item>(
  place: AdPlace,
  { passed }: ListTrail,
  { usual, promoted }: { readonly usual: readonly Item[]; readonly promoted: readonly Item[] },
): { readonly items: readonly Item[]; readonly promotedCount: number } {
  const items: Item[] = []
  const waiting = [...promoted]
  for (const item of usual) {
    const [first] = waiting
    if (first !== undefined && isPlace(place, passed + items.length)) {
      waiting.shift()
      items.push(first)
    }
    items.push(item)
  }
  return { items, promotedCount: promoted.length - waiting.length }
}

/** Returns the trail after a page. */
export const nextPassed = (place: AdPlace, { passed }: ListTrail, count: number): number =>
  (passed + count) % adPlaces[place].every
