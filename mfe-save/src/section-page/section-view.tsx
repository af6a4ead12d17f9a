import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { PinList } from '@tessera/module/pin-list'
import { Link, useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Icon } from '@tessera/ui/icon'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import page from '../board-page/board.module.css'
import { SectionMenu } from '../board-page/section-menu.tsx'
import { sectionPath } from '../board-page/section-path.ts'
import { ChosenBar } from '../chosen-pins/chosen-bar.tsx'
import { useChosenPins } from '../chosen-pins/use-chosen-pins.ts'
import { useListEditing } from '../chosen-pins/use-list-editing.ts'
import { copyLink } from '../copy-link/copy-link.ts'
import { ActionsUnderWay } from '../moving/actions-under-way.tsx'
import { counted } from '../words.ts'
import styles from './section.module.css'
import { words } from './words.ts'

interface SectionViewProps {
  readonly board: Board
  readonly section: Section
}

function Head({ board, section }: SectionViewProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  return (
    <header className={styles.head}>
      <Link to={board.url} className={styles.board}>
        <Icon name="back" size={20} />
        {board.name}
      </Link>
      <PageTitle size="hero" className={styles.name ?? ''}>
        {section.title}
      </PageTitle>
      <p className={styles.count}>{plural(section.pin_count, counted.pins, locale)}</p>
      <div className={styles.actions}>
        {board.privacy === 'public' ? (
          <Button
            kind="quiet"
            square
            aria-label={words.share()}
            title={words.share()}
            onClick={() => void copyLink(shell, sectionPath(board, section))}
          >
            <Icon name="share" size={20} />
          </Button>
        ) : null}
        <SectionMenu board={board} section={section} kind="quiet" />
      </div>
    </header>
  )
}

function NothingIn({ board }: { readonly board: Board }): ReactElement {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={board.can_edit ? words.emptyOwn() : words.empty()}
      action={
        <Button kind="primary" href={board.url} onNavigate={(to) => navigate(to)}>
          {words.toBoard({ board: board.name })}
        </Button>
      }
    >
      {board.can_edit ? words.emptyOwnWhy() : words.emptyWhy({ owner: board.owner.full_name })}
    </EmptyState>
  )
}

/** A section: what it is called, the way back to its board, and its pins. */
export function SectionView({ board, section }: SectionViewProps): ReactElement {
  useTitle(`${section.title} · ${board.name}`)
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, sectionPins, { section_id: section.id }))
  const chosen = useChosenPins({ board, section, isWhole: true })
  const editing = useListEditing(chosen, { list: list.data, board })
  return (
    <>
      <ActionsUnderWay />
      <div className={page.page}>
        <Head board={board} section={section} />
        <PinList
          list={list}
          canHide={false}
          label={words.pins({ section: section.title })}
          failure={words.pinsFailed()}
          end={words.end()}
          restoreKey={`section-${section.id}`}
          empty={<NothingIn board={board} />}
          {...editing}
        />
        <ChosenBar chosen={chosen} />
      </div>
    </>
  )
}
