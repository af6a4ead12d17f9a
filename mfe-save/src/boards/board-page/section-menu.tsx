import type { Board, Section } from '@tessera/contracts/entities/board'
import { Menu, type MenuItem } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { useStanding } from '../board/board-standing.ts'
import { DeleteSectionModal } from '../board-deletion/delete-section-modal.tsx'
import { MergeSectionModal } from '../board-merge/merge-section-modal.tsx'
import { EditSectionModal } from '../section-edit/edit-section-modal.tsx'
import { words } from '../section-edit/words.ts'

type SectionDialog = 'rename' | 'merge' | 'delete'

interface SectionMenuProps {
  readonly board: Board
  readonly section: Section
  /** 'quiet' is large, for a page's head; 'plain' is small, for a card. */
  readonly kind?: 'quiet' | 'plain'
}

const modals = { rename: EditSectionModal, merge: MergeSectionModal, delete: DeleteSectionModal }

/** The menu of a section, for people who may change its board. Only the owner deletes sections. */
export function SectionMenu({
  board,
  section,
  kind = 'plain',
}: SectionMenuProps): ReactElement | null {
  const [asked, ask] = useState<SectionDialog | null>(null)
  const { owns } = useStanding(board)
  if (!board.can_edit && !owns) return null
  const Asking = asked === null ? null : modals[asked]
  const items: readonly MenuItem[] = [
    { id: 'rename', label: words.rename(), onSelect: () => ask('rename') },
    ...(board.sections.length > 1
      ? [{ id: 'merge', label: words.merge(), onSelect: () => ask('merge') }]
      : []),
    ...(owns
      ? [
          {
            id: 'delete',
            label: words.delete(),
            tone: 'bad',
            onSelect: () => ask('delete'),
          } as const,
        ]
      : []),
  ]
  return (
    <>
      <Menu
        kind={kind}
        size={kind === 'quiet' ? 'medium' : 'small'}
        label={words.more({ section: section.title })}
        items={items}
      />
      {Asking === null ? null : (
        <Asking board={board} section={section} onClose={() => ask(null)} />
      )}
    </>
  )
}
