import { positionOf } from '../../calls/bookmark.ts'

/** In which order a board's people come. */
export const groups = { owner: 0, active: 1, invited: 2, address: 3 } as const

/** Somebody's place in the list of a board's people: which group, since when, and what tells them apart. */
export type Place = readonly [group: number, at: number, key: string]

/** The order of places. Keys are ids or hashes: the longer number is the larger. */
export function byPlace(
  { place: [group, at, key] }: { readonly place: Place },
  { place: [otherGroup, otherAt, otherKey] }: { readonly place: Place },
): number {
  return (
    group - otherGroup ||
    at - otherAt ||
    key.length - otherKey.length ||
    (key < otherKey ? -1 : key > otherKey ? 1 : 0)
  )
}

/** The place that a bookmark holds. */
export function placeOfBookmark(bookmark: string | undefined): Place | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const [group, at, key] = positionOf(bookmark) ?? []
  const isPlace = typeof group === 'number' && typeof at === 'number' && typeof key === 'string'
  return isPlace ? [group, at, key] : 'unreadable'
}
