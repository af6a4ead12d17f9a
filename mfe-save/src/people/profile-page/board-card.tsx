import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { BoardCardLink } from '@tessera/pins/board-card'
import { namedCollaborators } from '@tessera/pins/board-chooser'
import { Icon, type IconShape } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { ReorderHandle } from '@tessera/ui/reorder/reorder-handle'
import type { Reorder } from '@tessera/ui/reorder/use-reorder'
import type { ReactElement } from 'react'
import { BoardMenu } from '../../boards/board-edit/board-menu.tsx'
import { counted } from '../../saving/words.ts'
import styles from './board-card.module.css'
import { words } from './words.ts'

/** Returns the icons for a board that is secret, protected or shared. */
function marksOf(board: BoardCard, locale: string): readonly (readonly [IconShape, string])[] {
  return [
    ...(board.privacy === 'secret' ? [[icons.lock, words.isSecret()] as const] : []),
    ...(board.privacy === 'protected' ? [[icons.lock, words.isProtected()] as const] : []),
    ...(board.collaborator_count > 0
      ? [[icons.people, words.sharedWith({ names: namedCollaborators(board, locale) })] as const]
      : []),
  ]
}

interface BoardCardProps {
  readonly board: BoardCard
  /** Reorders the boards, in a person's own list in custom order. */
  readonly reorder?: Reorder | null
}

function Marks({ board }: { readonly board: BoardCard }): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <span className={styles.marks}>
      {marksOf(board, locale).map(([icon, label]) => (
        <span key={label} className={styles.mark} title={label}>
          <Icon shape={icon} size={18} label={label} />
        </span>
      ))}
      {board.archived_by_me_at === null ? null : (
        <span className={styles.put}>{words.isArchived()}</span>
      )}
    </span>
  )
}

/** A board as a card: a collage of its pictures, its name and counts, its menu and its handle. */
export function BoardCardView({ board, reorder = null }: BoardCardProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return (
    <li
      ref={reorder?.place(board.id) ?? null}
      className={styles.item}
      data-held={reorder?.held?.id === board.id || undefined}
    >
      <BoardCardLink
        board={board}
        line={[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
        draggable={reorder === null}
      >
        <Marks board={board} />
      </BoardCardLink>
      <span className={styles.menu}>
        <BoardMenu board={board} />
      </span>
      {reorder === null ? null : (
        <span className={styles.handle}>
          <ReorderHandle item={board} reorder={reorder} />
        </span>
      )}
    </li>
  )
}
