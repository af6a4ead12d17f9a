import { limits } from '@tessera/contracts/limits'

/**
 * The readers of a pin's note: its saver, also the members of its board, or everyone who sees it.
 */
export type NoteReaders = 'saver' | 'people' | 'everyone'

/** A note on a pin, and who reads it. */
export interface NoteState {
  readonly note: string
  readonly noteFor: NoteReaders
}

/** A note before and after an action, so that undo restores it unless somebody changed it since. */
export interface PinNoteChange {
  readonly before: NoteState
  readonly became: NoteState
}

/** Returns who reads a note after its pin came to another board: nobody new. */
export function readersOn(noteFor: NoteReaders, isPublic: boolean): NoteReaders {
  if (noteFor === 'people') return 'saver'
  return noteFor === 'everyone' && !isPublic ? 'people' : noteFor
}

const widths: readonly NoteReaders[] = ['saver', 'people', 'everyone']

/**
 * Joins the note of a pin that goes away to the note of the pin that stays, within the limit. Only
 * those who could read both read the result.
 */
export function joinedNote(staying: NoteState, going: NoteState): NoteState {
  if (going.note === '' || staying.note.includes(going.note)) return staying
  if (staying.note === '') return going
  const note = `${staying.note}\n${going.note}`.slice(0, limits.pinTextMax).trim()
  const width = Math.min(widths.indexOf(staying.noteFor), widths.indexOf(going.noteFor))
  return { note, noteFor: widths[width] ?? 'saver' }
}

/** True when two notes say the same to the same readers. */
export const isSameNote = (one: NoteState, other: NoteState): boolean =>
  one.note === other.note && one.noteFor === other.noteFor
