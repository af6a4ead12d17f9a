import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardNotes } from '@tessera/contracts/calls/board-notes'
import type { Board } from '@tessera/contracts/entities/board'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { boardChanged } from '@tessera/contracts/events/facts'
import { limits } from '@tessera/contracts/limits'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useEffect, useState } from 'react'
import { mayInvite } from '../collaborators/may-invite.ts'
import styles from './board-notes.module.css'
import { NoteCard } from './note-card.tsx'
import NoteModal from './note-modal.tsx'
import { words } from './words.ts'

/** A board's notes, asked for again when somebody changes the board, here or in another tab. */
function useNotes(boardId: Board['id']) {
  const { bus, client, queries } = useShell()
  useEffect(
    () =>
      bus.on(boardChanged, (news) => {
        if (news.boardId === boardId)
          void queries.invalidateQueries({ queryKey: [boardNotes.name] })
      }),
    [bus, queries, boardId],
  )
  const input = { board_id: boardId, page_size: limits.notesPage }
  return useInfiniteQuery(listOptions(client, boardNotes, input))
}

type Notes = ReturnType<typeof useNotes>

/** How many stand there before one asks for all. */
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

interface CardsProps {
  readonly list: Notes
  readonly count: number
  readonly onEdit: (note: BoardNote) => void
}

function Cards({ list, count, onEdit }: CardsProps): ReactElement {
  const [all, setAll] = useState(false)
  const notes = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <ul className={styles.cards}>
        {(all ? notes : notes.slice(0, few)).map((note) => (
          <li key={note.id} className={styles.item}>
            <NoteCard note={note} onEdit={() => onEdit(note)} />
          </li>
        ))}
      </ul>
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

/** The notes of a board, the newest first; its people write and change them. */
export default function BoardNotes({ board }: { readonly board: Board }): ReactElement | null {
  const list = useNotes(board.id)
  const [editing, setEditing] = useState<BoardNote | 'new' | null>(null)
  const writes = mayInvite(board)
  const isEmpty = list.data?.pages[0]?.data.length === 0
  if (isEmpty && !writes) return null
  return (
    <section aria-label={words.notes()} className={styles.notes} data-empty={isEmpty || undefined}>
      <div className={styles.head}>
        {isEmpty ? null : <h2 className={styles.heading}>{words.notes()}</h2>}
        {writes ? (
          <Button size="small" kind={isEmpty ? 'quiet' : 'plain'} onClick={() => setEditing('new')}>
            <Icon name="plus" size={18} />
            {words.add()}
          </Button>
        ) : null}
      </div>
      {list.data === undefined && list.error === null ? (
        <NotesWaiting count={board.note_count} />
      ) : (
        <Cards list={list} count={board.note_count} onEdit={setEditing} />
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
