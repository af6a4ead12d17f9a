import { plural } from '@tessera/contracts/messages'
import { nameOf, type PinAct } from './pin-act.ts'
import { counted, words } from './words.ts'

/** An act as far as it is spoken of; what can be kept while it goes on. */
export interface SpokenAct {
  readonly kind: 'move' | 'copy' | 'remove' | 'delete'
  /** Where to; empty where nothing arrives anywhere. */
  readonly place: string
}

/** How an act is spoken of: a move out of a section to its board takes the pins out of it. */
export function spokenOf(act: PinAct): SpokenAct {
  if (act.kind === 'delete') return { kind: 'delete', place: '' }
  const isWithin = act.to.boardId === act.from.boardId
  const kind = act.kind === 'move' && isWithin && act.to.sectionId === null ? 'remove' : act.kind
  return { kind, place: nameOf(act.to) }
}

/** What was done, in the past. */
export function doneText({ kind, place }: SpokenAct, count: number, locale: string): string {
  const pins = plural(count, counted.pins, locale)
  if (kind === 'move') return words.movedTo({ pins, place })
  if (kind === 'copy') return words.copiedTo({ pins, place })
  return kind === 'remove' ? words.removed({ pins }) : words.deleted({ pins })
}

/** What is being done, as it goes on. */
export function doingText({ kind, place }: SpokenAct): string {
  if (kind === 'move') return words.moving({ place })
  if (kind === 'copy') return words.copying({ place })
  return kind === 'remove' ? words.removing() : words.deleting()
}

/** How far something is: '120 of 50,000'. */
export function progressText(done: number, total: number, locale: string): string {
  const { format } = new Intl.NumberFormat(locale)
  return words.progress({ done: format(done), total: format(total) })
}
