import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { counted } from '../../words.ts'
import { words } from './words.ts'

/** What something in the trash is called: several pins go by how many they are. */
export function trashName(item: TrashItem, locale: string): string {
  if (item.kind !== 'delete-pins') return item.name
  if (item.pin_count !== 1) return plural(item.pin_count, counted.pins, locale)
  return item.name === '' ? words.untitled() : item.name
}

/** True for what was merged; the rest was deleted. */
export const isMerge = ({ kind }: TrashItem): boolean =>
  kind === 'merge-board' || kind === 'merge-section'

/** What it is and how much is in it, or where it was. */
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

/** The day that a moment falls on, as a person reads it. */
export const dayOf = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(moment))
