import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { counted } from '../../saving/words.ts'
import { words } from './words.ts'

/** Returns the name of an item; for several pins, their number. */
export function trashName(item: TrashItem, locale: string): string {
  if (item.kind !== 'delete-pins') return item.name
  if (item.pin_count !== 1) return plural(item.pin_count, counted.pins, locale)
  return item.name === '' ? words.untitled() : item.name
}

/** True for a merge; other items were deleted. */
export const isMerge = ({ kind }: TrashItem): boolean =>
  kind === 'merge-board' || kind === 'merge-section'

/** Returns the kind of an item with its number of pins, or the board that it was on. */
export function trashPlace(item: TrashItem, locale: string): string {
  const board = item.board_name
  const pins = plural(item.pin_count, counted.pins, locale)
  switch (item.kind) {
    case 'delete-pins':
      return words.pins({ board })
    case 'delete-board':
      return `${words.board()} · ${pins}`
    case 'delete-section':
      return `${words.section({ board })} · ${pins}`
    case 'merge-board':
      return `${mergedInto(item.merged_into)} · ${pins}`
    case 'merge-section':
      return `${sectionMergedInto(board, item.merged_into)} · ${pins}`
  }
}

const mergedInto = (into: string | null): string =>
  into === null ? words.boardMergedAway() : words.boardMerged({ into })

const sectionMergedInto = (board: string, into: string | null): string =>
  into === null ? words.sectionMergedAway({ board }) : words.sectionMerged({ board, into })

/** Formats the day of a timestamp. */
export const dayOf = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(moment))
