import { scoreOfBookmark } from './bookmark.ts'

/** The bookmark of a list that is ordered by a time and then by id. */
export interface MomentPosition {
  readonly at: Date
  readonly id: string
}

/** Reads that bookmark; its position is milliseconds and id. */
export function momentOfBookmark(
  bookmark: string | undefined,
): MomentPosition | undefined | 'unreadable' {
  const position = scoreOfBookmark(bookmark)
  if (position === undefined || position === 'unreadable') return position
  const at = new Date(position[0])
  return Number.isNaN(at.getTime()) ? 'unreadable' : { at, id: position[1] }
}
