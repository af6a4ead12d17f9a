import type { Action } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { numberFormat } from '@tessera/contracts/number-format'
import { words as undoWords } from '../../saving/undo/words.ts'
import { counted as common } from '../../saving/words.ts'
import { nameOf, type PinAct } from './pin-act.ts'
import { counted, words } from './words.ts'

/** The facts of an act that its texts need; stored while the act is running. */
export interface SpokenAct {
  readonly kind: 'move' | 'copy' | 'remove' | 'delete' | 'undo'
  /** The name of the target; empty for a deletion. */
  readonly place: string
}

/**
 * Returns the facts for an act's texts: a move from a section to its board removes pins from the
 * section.
 */
export function spokenOf(act: PinAct): SpokenAct {
  if (act.kind === 'delete') return { kind: 'delete', place: '' }
  const isWithin = act.to.boardId === act.from.boardId
  const kind = act.kind === 'move' && isWithin && act.to.sectionId === null ? 'remove' : act.kind
  return { kind, place: nameOf(act.to) }
}

/** The numbers of a finished action. */
type Ended = Pick<Action, 'done' | 'already_there'>

/** Says what was done, and how many pins the other board already had. */
export function doneText(act: SpokenAct, ended: Ended, locale: string): string {
  const { done, already_there: there } = ended
  if (there > 0 && there === done) return plural(there, counted.allThere, locale)
  const text = changedText(act, done - there, locale)
  const count = numberFormat(locale).format(there)
  return there === 0 ? text : words.someThere({ done: text, count })
}

/** Says how an action in the background, or its undo, has ended; nothing when it was undone meanwhile. */
export function endText(action: Action, spoken: SpokenAct, locale: string) {
  const { format } = numberFormat(locale)
  const part = { done: format(action.done), total: format(action.total) }
  if (action.state === 'undone') return spoken.kind === 'undo' ? undoWords.undone() : undefined
  if (action.state === 'failed') return { text: words.failed(part), tone: 'bad' as const }
  if (action.state === 'cancelled') return words.stopped(part)
  return doneText(spoken, action, locale)
}

function changedText({ kind, place }: SpokenAct, count: number, locale: string): string {
  const pins = plural(count, common.pins, locale)
  if (kind === 'move') return words.movedTo({ pins, place })
  if (kind === 'copy') return words.copiedTo({ pins, place })
  return kind === 'remove' ? words.removed({ pins }) : words.deleted({ pins })
}

/** Says what is being done. */
export function doingText({ kind, place }: SpokenAct): string {
  if (kind === 'undo') return words.undoing()
  if (kind === 'move') return words.moving({ place })
  if (kind === 'copy') return words.copying({ place })
  return kind === 'remove' ? words.removing() : words.deleting()
}

/** Returns the progress: '120 of 50,000'. */
export function progressText(done: number, total: number, locale: string): string {
  const { format } = numberFormat(locale)
  return words.progress({ done: format(done), total: format(total) })
}
