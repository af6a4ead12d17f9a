import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { refused } from './answer.ts'

const Position = z.array(z.union([z.string().check(z.maxLength(64)), z.number()]))

/** The end of a page of a list: the values that the list is ordered by. */
export type Position = z.infer<typeof Position>

/** Writes a bookmark. */
export function bookmarkOf(position: Position): string {
  return btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_')
}

/** Reads what `bookmarkOf` wrote; undefined for anything else. */
export function positionOf(bookmark: string): Position | undefined {
  try {
    const text = atob(bookmark.replaceAll('-', '+').replaceAll('_', '/'))
    const parsed = z.safeParse(Position, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const Placed = z.tuple([AnyId, AnyId])
const Scored = z.tuple([z.number(), AnyId])

/** The bookmark of a list that is ordered by id alone. */
export function idOfBookmark(bookmark: string | undefined): string | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const [id] = positionOf(bookmark) ?? []
  const parsed = z.safeParse(AnyId, id)
  return parsed.success ? parsed.data : 'unreadable'
}

/**
 * The bookmark of a list that is ordered by place and then by id. Bookmarks from before had the place
 * alone.
 */
export function placeOfBookmark(
  bookmark: string | undefined,
): readonly [place: string, id: string] | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const [place, id] = positionOf(bookmark) ?? []
  const parsed = z.safeParse(Placed, [place, id ?? place])
  if (!parsed.success) return 'unreadable'
  return [parsed.data[0], id === undefined ? '0' : parsed.data[1]]
}

/** The bookmark of a list that is ordered by a number and then by id. */
export function scoreOfBookmark(
  bookmark: string | undefined,
): readonly [number, string] | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const parsed = z.safeParse(Scored, positionOf(bookmark))
  return parsed.success ? parsed.data : 'unreadable'
}

/** Refuses a bookmark that the service never returned. */
export const badBookmark = refused('bad-input', { fields: { bookmark: 'Unreadable' } })

/** Splits the one extra row off a page, and returns the page with its bookmark. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  position: (row: Row) => Position,
): { readonly rows: readonly Row[]; readonly bookmark: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const more = rows.length > size && last !== undefined
  return { rows: page, bookmark: more ? bookmarkOf(position(last)) : null }
}
