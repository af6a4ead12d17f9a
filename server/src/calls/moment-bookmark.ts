import { scoreOfBookmark } from './bookmark.ts'

/** Where a list ended that is ordered by a moment and then by an id. */
export interface MomentPosition {
  readonly at: Date
  readonly id: string
}

/** Reads the bookmark of such a list; its position is written as milliseconds and id. */
export function momentOfBookmark(
  bookmark: string | undefined,
): MomentPosition | undefined | 'unreadable' {
  const position = scoreOfBookmark(bookmark)
  if (position === undefined || position === 'unreadable') return position
  const at = new Date(position[0])
  return Number.isNaN(at.getTime()) ? 'unreadable' : { at, id: position[1] }
}
