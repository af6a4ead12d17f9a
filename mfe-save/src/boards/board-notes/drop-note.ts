import { boardNotes, deleteNote, restoreNote } from '@tessera/contracts/calls/board-notes'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { boardChanged } from '@tessera/contracts/events/facts'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { isKeptList, withoutPin } from '../../pins/hidden-pins/without-pin.ts'
import { holdAnswers } from '../../saving/kept-answers/hold-answers.ts'
import { forgetNotes } from './forget-notes.ts'
import { words } from './words.ts'

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast'>

async function bringBack({ bus, client, queries, toast }: Shell, note: BoardNote): Promise<void> {
  const brought = await client.call(restoreNote, { note_id: note.id })
  if (!brought.ok) return toast({ text: brought.error.message, tone: 'bad' })
  forgetNotes(queries)
  bus.emit(boardChanged, { boardId: note.board_id })
  toast({ text: words.back(), tone: 'good' })
}

/** Deletes a note: it goes at once, comes back when the service keeps it, and by its toast. */
export async function dropNote(shell: Shell, note: BoardNote): Promise<void> {
  const { bus, client, queries, toast } = shell
  const held = await holdAnswers(queries, ([call], data) =>
    call === boardNotes.name && isKeptList(data) ? withoutPin(data, note.id).list : data,
  )
  const dropped = await client.call(deleteNote, { note_id: note.id })
  // What is gone already is as good as deleted.
  if (!dropped.ok && dropped.error.code !== 'not-found') {
    held.rollBack()
    toast({ text: dropped.error.message, tone: 'bad' })
    return
  }
  forgetNotes(queries)
  bus.emit(boardChanged, { boardId: note.board_id })
  toast({
    text: words.dropped(),
    action: { label: words.undo(), run: () => void bringBack(shell, note) },
    duration: timings.toastUndo,
  })
}
