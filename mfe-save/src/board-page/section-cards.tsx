import { useStore } from '@nanostores/react'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { usePinDrop } from '@tessera/ui/use-pin-drop'
import type { ReactElement } from 'react'
import { counted } from '../words.ts'
import styles from './section-cards.module.css'
import { sectionPath } from './section-path.ts'
import { words } from './words.ts'

interface SectionCardProps {
  readonly board: Board
  readonly section: Section
  /** Puts pins that are dropped on the card into its section; nothing where nobody may. */
  readonly onDrop: ((pinIds: readonly string[]) => void) | undefined
}

function SectionCard({ board, section, onDrop }: SectionCardProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const drop = usePinDrop((ids) => onDrop?.(ids))
  const target = onDrop === undefined ? {} : drop.target
  return (
    <li {...target} className={styles.item} data-over={drop.over || undefined}>
      <Link to={sectionPath(board, section)} className={styles.card} draggable={false}>
        <span className={styles.pictures}>
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
    </li>
  )
}

/** The sections of a board as cards; pins can be dropped on them by whoever may move them. */
export function SectionCards({
  board,
  onDrop,
}: {
  readonly board: Board
  readonly onDrop: ((section: Section, pinIds: readonly string[]) => void) | undefined
}): ReactElement | null {
  if (board.sections.length === 0) return null
  return (
    <ul aria-label={words.sections({ board: board.name })} className={styles.cards}>
      {board.sections.map((section) => (
        <SectionCard
          key={section.id}
          board={board}
          section={section}
          onDrop={onDrop === undefined ? undefined : (ids) => onDrop(section, ids)}
        />
      ))}
    </ul>
  )
}
