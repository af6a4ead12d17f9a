import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { Icon, type IconName } from '@tessera/ui/icon'
import type { CSSProperties, ReactElement } from 'react'
import { BoardMenu } from '../../boards/board-edit/board-menu.tsx'
import { OrderHandle } from '../../boards/board-order/order-handle.tsx'
import type { Ordering } from '../../boards/board-order/use-order.ts'
import acts from '../../boards/board-page/card-acts.module.css'
import { namedCollaborators } from '../../saving/collaborators/named-collaborators.ts'
import { counted } from '../../words.ts'
import styles from './board-card.module.css'
import { collageOf } from './collage.ts'
import { words } from './words.ts'

type Tinted = CSSProperties & { '--cover'?: string }

function Picture({ url }: { readonly url: string | null }): ReactElement {
  return (
    <span className={styles.place}>
      {url === null ? null : <img src={url} alt="" width={236} height={236} loading="lazy" />}
    </span>
  )
}

/** What sets a board apart from a plain public one, as marks on its card. */
function marksOf(board: BoardCard, locale: string): readonly (readonly [IconName, string])[] {
  return [
    ...(board.privacy === 'secret' ? [['lock', words.isSecret()] as const] : []),
    ...(board.privacy === 'protected' ? [['lock', words.isProtected()] as const] : []),
    ...(board.collaborator_count > 0
      ? [['people', words.sharedWith({ names: namedCollaborators(board, locale) })] as const]
      : []),
  ]
}

interface BoardCardProps {
  readonly board: BoardCard
  /** How the boards are put in another order, where they are one's own and in that order. */
  readonly ordering?: Ordering | null
}

function Collage({ board }: { readonly board: BoardCard }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { large, small } = collageOf(board)
  const tint: Tinted = board.cover_color === null ? {} : { '--cover': board.cover_color }
  return (
    <span className={styles.collage} style={tint}>
      <Picture url={large} />
      <span className={styles.side}>
        <Picture url={small[0]} />
        <Picture url={small[1]} />
      </span>
      <span className={styles.marks}>
        {marksOf(board, locale).map(([icon, label]) => (
          <span key={icon} className={styles.mark} title={label}>
            <Icon name={icon} size={18} label={label} />
          </span>
        ))}
        {board.archived_by_me_at === null ? null : (
          <span className={styles.put}>{words.isArchived()}</span>
        )}
      </span>
    </span>
  )
}

/** A board as a card: its pictures as a collage, its name, how much is on it, and what can be done with it. */
export function BoardCardView({ board, ordering = null }: BoardCardProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const sections =
    board.section_count > 0 ? [plural(board.section_count, counted.sections, locale)] : []
  return (
    <li
      ref={ordering?.place(board.id) ?? null}
      className={styles.item}
      data-held={ordering?.heldId === board.id || undefined}
    >
      <Link to={board.url} className={styles.card} draggable={ordering === null}>
        <Collage board={board} />
        <span className={styles.name}>{board.name}</span>
        <span className={styles.counts}>
          {[plural(board.pin_count, counted.pins, locale), ...sections].join(' · ')}
        </span>
      </Link>
      <span className={acts.acts}>
        <BoardMenu board={board} />
        {ordering === null ? null : <OrderHandle thing={board} ordering={ordering} />}
      </span>
    </li>
  )
}
