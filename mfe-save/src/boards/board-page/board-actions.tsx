import { useStore } from '@nanostores/react'
import type { Board } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useLayout, useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { FollowButton } from '@tessera/pins/follow-button'
import { isQuickBoard } from '@tessera/pins/quick-board'
import { Button } from '@tessera/ui/button'
import { Menu } from '@tessera/ui/menu'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { AddSectionModal } from '../../saving/section-form/add-section-modal.tsx'
import { counted } from '../../saving/words.ts'
import { mayInvite, useStanding } from '../board/board-standing.ts'
import { BoardMenu } from '../board-edit/board-menu.tsx'
import head from '../page-head/page-head.module.css'
import { ShareButton } from '../page-head/share-button.tsx'
import { words } from './words.ts'

const NoteModal = lazy(
  () => import(/* webpackChunkName: "board-notes" */ '../board-notes/note-modal.tsx'),
)

type Adding = 'section' | 'note'

/** Adds pins, sections and notes. A phone has no room for the note, which is in the menu there. */
function AddButtons({
  board,
  onAdd,
}: {
  readonly board: Board
  readonly onAdd: (adding: Adding) => void
}): ReactElement {
  const { navigate } = useShell()
  const { phone } = useLayout()
  const builder = withQuery(paths.pinBuilder.to(), new URLSearchParams(), { board: board.id })
  return (
    <>
      <Button
        kind={isQuickBoard(board) ? 'quiet' : 'primary'}
        size="small"
        href={builder}
        onNavigate={(to) => navigate(to)}
      >
        {words.addPin()}
      </Button>
      <Button size="small" onClick={() => onAdd('section')}>
        {words.addSection()}
      </Button>
      {phone || !mayInvite(board) ? null : (
        <Button size="small" onClick={() => onAdd('note')}>
          {words.addNote()}
        </Button>
      )}
    </>
  )
}

/** Leads from the quick board to the page that sorts its pins. */
function SortButton({ board }: { readonly board: Board }): ReactElement | null {
  const { navigate, $locale } = useShell()
  const locale = useStore($locale)
  if (!isQuickBoard(board) || board.pin_count === 0) return null
  return (
    <Button
      kind="primary"
      size="small"
      href={paths.sortPins.to()}
      onNavigate={(to) => navigate(to)}
    >
      {words.sortPins({ pins: plural(board.pin_count, counted.pins, locale) })}
    </Button>
  )
}

/** Reports somebody else's board. */
function OtherMenu({ board }: { readonly board: Board }): ReactElement {
  const { navigate } = useShell()
  const report = () => navigate(paths.reportContent.to({ address: board.url }))
  return (
    <Menu
      kind="quiet"
      label={words.more({ board: board.name })}
      items={[{ id: 'report', label: words.report(), onSelect: report }]}
    />
  )
}

/** The buttons of a board: what may be added to it, following, sharing and its menu. */
export function BoardActions({ board }: { readonly board: Board }): ReactElement {
  const { owns } = useStanding(board)
  const { phone } = useLayout()
  const [adding, add] = useState<Adding | null>(null)
  const close = () => add(null)
  // People on the board don't need to follow it, and only public boards can be shared.
  const follows = board.viewer_role === null && !owns
  const note = { id: 'note', label: words.addNote(), onSelect: () => add('note') }
  return (
    <div className={head.actions}>
      {owns ? <SortButton board={board} /> : null}
      {board.can_edit && !board.is_archived ? <AddButtons board={board} onAdd={add} /> : null}
      {follows ? <FollowButton board={board} kind="primary" /> : null}
      {board.privacy === 'public' ? <ShareButton label={words.share()} path={board.url} /> : null}
      {board.viewer_role === null && !owns ? <OtherMenu board={board} /> : null}
      <BoardMenu board={board} kind="quiet" moreItems={phone && mayInvite(board) ? [note] : []} />
      {adding === 'section' ? <AddSectionModal board={board} onClose={close} /> : null}
      {adding === 'note' ? (
        <Suspense>
          <NoteModal boardId={board.id} note={null} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}
