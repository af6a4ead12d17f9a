import { boardFilePath } from '@tessera/contracts/calls/account-export'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { Menu, type MenuItem } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { AddSectionModal } from '../../saving/section-form/add-section-modal.tsx'
import { words as sectionWords } from '../../saving/section-form/words.ts'
import { type BoardStanding, useStanding } from '../board/board-standing.ts'
import { DeleteBoardModal } from '../board-deletion/delete-board-modal.tsx'
import { MergeBoardModal } from '../board-merge/merge-board-modal.tsx'
import { archive } from './board-commands.ts'
import { EditBoardModal } from './edit-board-modal.tsx'
import { words } from './words.ts'

type BoardDialog = 'edit' | 'merge' | 'delete' | 'section'

interface BoardMenuProps {
  readonly board: BoardCard
  /** 'quiet' is large, for a page's head; 'plain' is small, for a card. */
  readonly kind?: 'quiet' | 'plain'
  /** Items before the others. */
  readonly moreItems?: readonly MenuItem[]
}

const modals = {
  edit: EditBoardModal,
  merge: MergeBoardModal,
  delete: DeleteBoardModal,
  section: AddSectionModal,
}

function itemsFor(
  board: BoardCard,
  { owns }: BoardStanding,
  acts: { readonly ask: (asked: BoardDialog) => void; readonly archive: (away: boolean) => void },
): readonly MenuItem[] {
  const away = board.archived_by_me_at !== null
  const [put, fetch] = owns ? [words.archive(), words.restore()] : [words.hide(), words.unhide()]
  const archive: MenuItem = {
    id: 'archive',
    label: away ? fetch : put,
    onSelect: () => acts.archive(!away),
  }
  const section: MenuItem = {
    id: 'section',
    label: sectionWords.addSection(),
    onSelect: () => acts.ask('section'),
  }
  const download: MenuItem = {
    id: 'download',
    label: words.download(),
    onSelect: () => location.assign(`${boardFilePath}${board.id}/`),
  }
  if (!owns) return [section, archive, download]
  return [
    { id: 'edit', label: words.edit(), onSelect: () => acts.ask('edit') },
    section,
    { id: 'merge', label: words.merge(), onSelect: () => acts.ask('merge') },
    archive,
    download,
    {
      id: 'delete',
      label: words.delete(),
      tone: 'bad',
      onSelect: () => acts.ask('delete'),
    },
  ]
}

/** The menu of a board. Collaborators can only add sections and hide the board from their own. */
export function BoardMenu({
  board,
  kind = 'plain',
  moreItems = [],
}: BoardMenuProps): ReactElement | null {
  const { commands } = useShell()
  const [asked, ask] = useState<BoardDialog | null>(null)
  const standing = useStanding(board)
  if (!standing.owns && !standing.shares) return null
  const Asking = asked === null ? null : modals[asked]
  return (
    <>
      <Menu
        kind={kind}
        size={kind === 'quiet' ? 'medium' : 'small'}
        label={words.more({ board: board.name })}
        items={[
          ...moreItems,
          ...itemsFor(board, standing, {
            ask,
            archive: (archived) => void commands.run(archive, { board, archived, standing }),
          }),
        ]}
      />
      {Asking === null ? null : <Asking board={board} onClose={() => ask(null)} />}
    </>
  )
}
