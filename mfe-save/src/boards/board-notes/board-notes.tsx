import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardNotes } from '@tessera/contracts/calls/board-notes'
import type { Board } from '@tessera/contracts/entities/board'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { limits } from '@tessera/contracts/limits'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { Announcement } from '@tessera/ui/announcement'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { inOrderOf } from '@tessera/ui/reorder/order'
import { ReorderHandle } from '@tessera/ui/reorder/reorder-handle'
import { type Reorder, useReorder } from '@tessera/ui/reorder/use-reorder'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import { besideOf } from '../../moving/hand-order/beside.ts'
import { mayInvite } from '../board/board-standing.ts'
import styles from './board-notes.module.css'
import { NoteCard, noteName } from './note-card.tsx'
import NoteModal from './note-modal.tsx'
import { moveNote } from './order-note.ts'
import { words } from './words.ts'

function useNotes(boardId: Board['id']) {
  const { client } = useShell()
  const input = { board_id: boardId, page_size: limits.notesPage }
  return useInfiniteQuery(listOptions(client, boardNotes, input))
}

type Notes = ReturnType<typeof useNotes>

/** The number of notes shown at first. */
const few = 3

function NotesWaiting({ count }: { readonly count: number }): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.cards}>
      {Array.from({ length: Math.min(count, few) }, (_, place) => (
        <Skeleton key={place} height={112} radius="var(--r-m)" />
      ))}
    </div>
  )
}

/** Reorders the notes that are shown. */
function useNoteOrder(notes: readonly BoardNote[]): Reorder {
  const { commands } = useShell()
  const ids = notes.map(({ id }) => id)
  return useReorder({
    items: notes.map((note) => ({ id: note.id, name: noteName(note) })),
    onOrder: async (order, [noteId = '']) => {
      const [from, to] = [besideOf(ids, noteId), besideOf(order, noteId)]
      const boardId = notes[0]?.board_id
      if (from === undefined || to === undefined || boardId === undefined) return
      await commands.run(moveNote, { boardId, noteId, from, to })
    },
  })
}

interface CardsProps {
  readonly list: Notes
  readonly count: number
  readonly reorders: boolean
  readonly onEdit: (note: BoardNote) => void
}

function Cards({ list, count, reorders, onEdit }: CardsProps): ReactElement {
  const [all, setAll] = useState(false)
  const notes = list.data?.pages.flatMap(({ data }) => data) ?? []
  const shown = all ? notes : notes.slice(0, few)
  const reorder = useNoteOrder(shown)
  return (
    <>
      <ul className={styles.cards}>
        {inOrderOf(shown, reorder.order).map((note) => (
          <li
            key={note.id}
            ref={reorder.place(note.id)}
            className={styles.item}
            data-held={reorder.held?.id === note.id || undefined}
          >
            <NoteCard note={note} onEdit={() => onEdit(note)} />
            {reorders && note.can_edit && shown.length > 1 ? (
              <ReorderHandle item={{ id: note.id, name: noteName(note) }} reorder={reorder} />
            ) : null}
          </li>
        ))}
      </ul>
      <Announcement text={reorder.said} urgent />
      <ListFailure list={list} />
      <div className={styles.foot}>
        {all && list.hasNextPage ? (
          <Button
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more()}
          </Button>
        ) : null}
        {notes.length > few ? (
          <Button size="small" kind="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer() : words.all({ count: Math.max(count, notes.length) })}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** The notes of a board. The people of the board write, edit and reorder them. */
export default function BoardNotes({
  board,
  reorders,
}: {
  readonly board: Board
  /** True while the board is put in order by hand. */
  readonly reorders: boolean
}): ReactElement | null {
  const list = useNotes(board.id)
  const [editing, setEditing] = useState<BoardNote | 'new' | null>(null)
  const writes = mayInvite(board)
  const isEmpty = list.data?.pages[0]?.data.length === 0
  if (isEmpty) return null
  return (
    <section aria-label={words.notes()} className={styles.notes}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{words.notes()}</h2>
        {writes ? (
          <Button size="small" kind="plain" onClick={() => setEditing('new')}>
            <Icon shape={icons.plus} size={18} />
            {words.add()}
          </Button>
        ) : null}
      </div>
      {list.data === undefined && list.error === null ? (
        <NotesWaiting count={board.note_count} />
      ) : (
        <Cards list={list} count={board.note_count} reorders={reorders} onEdit={setEditing} />
      )}
      {editing === null ? null : (
        <NoteModal
          boardId={board.id}
          note={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}
