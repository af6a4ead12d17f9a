import { positionOf } from '../../../calls/bookmark.ts'

/** The groups of a board's people, in order. */
export const groups = { owner: 0, active: 1, invited: 2, address: 3 } as const

/** A position in the list of a board's people: group, time and a unique key. */
export type PersonPlace = readonly [group: number, at: number, key: string]

/** Compares positions. Keys are ids or hashes, and a longer id is larger. */
export function byPlace(
  { place: [group, at, key] }: { readonly place: PersonPlace },
  { place: [otherGroup, otherAt, otherKey] }: { readonly place: PersonPlace },
): number {
  return (
    group - otherGroup ||
    at - otherAt ||
    key.length - otherKey.length ||
    (key < otherKey ? -1 : key > otherKey ? 1 : 0)
  )
}

/** Reads a position from a bookmark. */
export function placeOfBookmark(
  bookmark: string | undefined,
): PersonPlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const [group, at, key] = positionOf(bookmark) ?? []
  const isPlace = typeof group === 'number' && typeof at === 'number' && typeof key === 'string'
  return isPlace ? [group, at, key] : 'unreadable'
}
