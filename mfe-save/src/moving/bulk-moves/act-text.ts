import type { Action } from '@tessera/contracts/entities/action'
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

/** What became of an action's pins. */
export type Ended = Pick<Action, 'done' | 'already_there'>

/** What was done, in the past, and how many pins the other board had already. */
export function doneText(act: SpokenAct, ended: Ended, locale: string): string {
  const { done, already_there: there } = ended
  if (there > 0 && there === done) return plural(there, counted.allThere, locale)
  const text = changedText(act, done - there, locale)
  const count = new Intl.NumberFormat(locale).format(there)
  return there === 0 ? text : words.someThere({ done: text, count })
}

function changedText({ kind, place }: SpokenAct, count: number, locale: string): string {
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
