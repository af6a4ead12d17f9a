import { useStore } from '@nanostores/react'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { Icon } from '@tessera/ui/icon'
import { usePinDrop } from '@tessera/ui/use-pin-drop'
import type { ReactElement } from 'react'
import { counted } from '../../words.ts'
import { useStanding } from '../board-edit/board-standing.ts'
import { inOrderOf } from '../board-order/flow.ts'
import { OrderHandle } from '../board-order/order-handle.tsx'
import { OrderSaid } from '../board-order/order-said.tsx'
import { orderOwnSections } from '../board-order/order-sections.ts'
import { type Ordering, useOrder } from '../board-order/use-order.ts'
import acts from './card-acts.module.css'
import styles from './section-cards.module.css'
import { SectionMenu } from './section-menu.tsx'
import { sectionPath } from './section-path.ts'
import { words } from './words.ts'

interface SectionCardProps {
  readonly board: Board
  readonly section: Section
  /** How the sections are put in another order, by those who may. */
  readonly ordering: Ordering | null
  /** Puts pins that are dropped on the card into its section; nothing where nobody may. */
  readonly onDrop: ((pinIds: readonly string[]) => void) | undefined
}

function SectionCard({ board, section, ordering, onDrop }: SectionCardProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const drop = usePinDrop((ids) => onDrop?.(ids))
  const target = onDrop === undefined ? {} : drop.target
  return (
    <li
      {...target}
      ref={ordering?.place(section.id) ?? null}
      className={styles.item}
      data-over={drop.over || undefined}
      data-held={ordering?.heldId === section.id || undefined}
    >
      <Link to={sectionPath(board, section)} className={styles.card} draggable={false}>
        <span className={styles.pictures}>
          {section.preview_pins.length === 0 ? <Icon name="image" size={28} /> : null}
          {section.preview_pins.map((url) => (
            <img
              key={url}
              src={url}
              alt=""
              width={118}
              height={118}
              loading="lazy"
              draggable={false}
            />
          ))}
        </span>
        <span className={styles.name}>{section.title}</span>
        <span className={styles.count}>{plural(section.pin_count, counted.pins, locale)}</span>
      </Link>
      {ordering === null ? null : (
        <span className={acts.acts}>
          <SectionMenu board={board} section={section} />
          {board.sections.length > 1 ? (
            <OrderHandle thing={{ id: section.id, name: section.title }} ordering={ordering} />
          ) : null}
        </span>
      )}
    </li>
  )
}

/** The sections of a board as cards; those who may change it drop pins on them and order them. */
export function SectionCards({
  board,
  onDrop,
}: {
  readonly board: Board
  readonly onDrop: ((section: Section, pinIds: readonly string[]) => void) | undefined
}): ReactElement | null {
  const shell = useShell()
  const { subject } = useStanding(board)
  const ordering = useOrder({
    things: board.sections.map(({ id, title }) => ({ id, name: title })),
    onOrder: (order) => orderOwnSections(shell, board, order, subject),
  })
  if (board.sections.length === 0) return null
  return (
    <>
      <ul aria-label={words.sections({ board: board.name })} className={styles.cards}>
        {inOrderOf(board.sections, ordering.order).map((section) => (
          <SectionCard
            key={section.id}
            board={board}
            section={section}
            ordering={board.can_edit ? ordering : null}
            onDrop={onDrop === undefined ? undefined : (ids) => onDrop(section, ids)}
          />
        ))}
      </ul>
      <OrderSaid said={ordering.said} />
    </>
  )
}
