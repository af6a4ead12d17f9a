import { useStore } from '@nanostores/react'
import { defineCommand } from '@tessera/cache'
import { boardSections, orderSections, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell } from '@tessera/module/react'
import { Announcement } from '@tessera/ui/announcement'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { inOrderOf } from '@tessera/ui/reorder/order'
import { ReorderHandle } from '@tessera/ui/reorder/reorder-handle'
import { type Reorder, useReorder } from '@tessera/ui/reorder/use-reorder'
import { usePinDrop } from '@tessera/ui/use-pin-drop'
import type { ReactElement } from 'react'
import { counted } from '../../saving/words.ts'
import { useStanding } from '../board/board-standing.ts'
import { sectionPath } from '../board/section-path.ts'
import styles from './section-cards.module.css'
import { SectionMenu } from './section-menu.tsx'
import { words } from './words.ts'

interface SectionsOrder {
  readonly boardId: string
  readonly order: readonly string[]
  readonly subject: { readonly orbac_subject_id?: string }
}

/** Reorders a board's sections. The last of several orders counts. */
const orderBoardSections = defineCommand(
  (client, { boardId, order, subject }: SectionsOrder) =>
    client.call(orderSections, { board_id: boardId, section_ids: [...order], ...subject }),
  {
    name: 'order-sections',
    latest: true,
    key: ({ boardId }) => boardId,
    show({ boardId, order }, draft) {
      draft.patch('board', boardId, ({ sections }) =>
        sections === undefined ? {} : { sections: [...inOrderOf(sections, order)] },
      )
      const of = [boardSections, sectionsToSaveTo]
      const input = { board_id: boardId }
      draft.lists({ of, input, type: 'section', order: [...order] })
    },
  },
)

interface SectionCardProps {
  readonly board: Board
  readonly section: Section
  /** Reorders the sections; null while they aren't put in order. */
  readonly reorder: Reorder | null
  /** Moves pins that are dropped on the card to its section; undefined for people who may not. */
  readonly onDrop: ((pinIds: readonly string[]) => void) | undefined
}

function SectionCard({ board, section, reorder, onDrop }: SectionCardProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const drop = usePinDrop((ids) => onDrop?.(ids))
  const target = onDrop === undefined ? {} : drop.target
  return (
    <li
      {...target}
      ref={reorder?.place(section.id) ?? null}
      className={styles.item}
      data-over={drop.over || undefined}
      data-held={reorder?.held?.id === section.id || undefined}
    >
      <Link to={sectionPath(board, section)} className={styles.card} draggable={false}>
        <span className={styles.pictures}>
          {section.preview_pins.length === 0 ? <Icon shape={icons.image} size={28} /> : null}
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
        <span className={styles.name} dir="auto">
          {section.title}
        </span>
        <span className={styles.count}>{plural(section.pin_count, counted.pins, locale)}</span>
      </Link>
      <span className={styles.menu}>
        <SectionMenu board={board} section={section} />
      </span>
      {reorder === null ? null : (
        <span className={styles.handle}>
          <ReorderHandle item={{ id: section.id, name: section.title }} reorder={reorder} />
        </span>
      )}
    </li>
  )
}

/** The sections of a board as cards. People who may change the board drop pins on them and reorder them. */
export function SectionCards({
  board,
  reorders,
  onDrop,
}: {
  readonly board: Board
  /** True while the board is put in order by hand. */
  readonly reorders: boolean
  readonly onDrop: ((section: Section, pinIds: readonly string[]) => void) | undefined
}): ReactElement | null {
  const { commands } = useShell()
  const { subject } = useStanding(board)
  const reorder = useReorder({
    items: board.sections.map(({ id, title }) => ({ id, name: title })),
    onOrder: (order) =>
      commands.run(orderBoardSections, { boardId: board.id, order, subject }).then(() => {}),
  })
  if (board.sections.length === 0) return null
  return (
    <>
      <ul
        aria-label={words.sections({ board: board.name })}
        className={styles.cards}
        data-reorders={reorders || undefined}
      >
        {inOrderOf(board.sections, reorder.order).map((section) => (
          <SectionCard
            key={section.id}
            board={board}
            section={section}
            reorder={reorders && board.can_edit && board.sections.length > 1 ? reorder : null}
            onDrop={onDrop === undefined ? undefined : (ids) => onDrop(section, ids)}
          />
        ))}
      </ul>
      <Announcement text={reorder.said} urgent />
    </>
  )
}
