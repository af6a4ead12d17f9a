import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { counted } from '../words.ts'
import { words } from './words.ts'

/** What something in the trash is called: several pins go by how many they are. */
export function trashName(item: TrashItem, locale: string): string {
  if (item.kind !== 'delete-pins') return item.name
  if (item.pin_count !== 1) return plural(item.pin_count, counted.pins, locale)
  return item.name === '' ? words.untitled() : item.name
}

/** What it is and how much is in it, or where it was. */
export function trashPlace(item: TrashItem, locale: string): string {
  const pins = plural(item.pin_count, counted.pins, locale)
  if (item.kind === 'delete-board') return `${words.board()} · ${pins}`
  const board = item.board_name
  return item.kind === 'delete-section'
    ? `${words.section({ board })} · ${pins}`
    : words.pins({ board })
}

/** The day that a moment falls on, as a person reads it. */
export const dayOf = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(moment))
