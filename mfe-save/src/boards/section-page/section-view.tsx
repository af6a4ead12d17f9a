import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { sectionPins } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { Link, useShell, useTitle } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { ActionsUnderWay } from '../../moving/bulk-moves/actions-under-way.tsx'
import { ChosenBar } from '../../moving/chosen-pins/chosen-bar.tsx'
import { EditablePinList } from '../../moving/chosen-pins/editable-pin-list.tsx'
import { type ChosenPins, useChosenPins } from '../../moving/chosen-pins/use-chosen-pins.ts'
import { counted } from '../../saving/words.ts'
import { savesTo } from '../board/board-standing.ts'
import { sectionPath } from '../board/section-path.ts'
import page from '../board-page/board.module.css'
import { SectionMenu } from '../board-page/section-menu.tsx'
import head from '../page-head/page-head.module.css'
import { ShareButton } from '../page-head/share-button.tsx'
import { FoundNone } from '../pins-asked/found-none.tsx'
import { PinModes } from '../pins-asked/pin-modes.tsx'
import {
  inputAsked,
  isInBoardOrder,
  type PinsAsked,
  pinsAskedOf,
} from '../pins-asked/pins-asked.ts'
import { PinsTools } from '../pins-asked/pins-tools.tsx'
import { useAsking } from '../pins-asked/use-asking.ts'
import styles from './section.module.css'
import { words } from './words.ts'

interface SectionProps {
  readonly board: Board
  readonly section: Section
}

function Head({ board, section }: SectionProps): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <header className={`${head.head} ${styles.head}`}>
      <div className={head.text}>
        <Link to={board.url} className={styles.board}>
          <Icon shape={icons.back} size={20} />
          <bdi>{board.name}</bdi>
        </Link>
        <PageTitle size="hero" className={head.name ?? ''}>
          <bdi>{section.title}</bdi>
        </PageTitle>
        <p className={head.counts}>{plural(section.pin_count, counted.pins, locale)}</p>
      </div>
      <div className={head.actions}>
        {board.privacy === 'public' ? (
          <ShareButton label={words.share()} path={sectionPath(board, section)} />
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

const pinsInput = ({ id }: Section, asked: PinsAsked) => ({ section_id: id, ...inputAsked(asked) })

interface SectionViewProps extends SectionProps {
  readonly query: URLSearchParams
}

function SectionPins({
  board,
  section,
  query,
  chosen,
}: SectionViewProps & { readonly chosen: ChosenPins }): ReactElement {
  const { client } = useShell()
  const ask = useAsking({ path: sectionPath(board, section), query })
  const asked = pinsAskedOf(query)
  const input = pinsInput(section, asked)
  const list = useInfiniteQuery(listOptions(client, sectionPins, input))
  const onward = (
    <Onward after={{ section_id: section.id }} title={words.moreIdeas()} saveTo={savesTo(board)} />
  )
  const foundNone = (
    <FoundNone
      title={words.foundNone({ query: asked.search })}
      why={words.foundNoneWhy()}
      onShowAll={() => ask({ q: null })}
    />
  )
  return (
    <EditablePinList
      board={board}
      chosen={chosen}
      inBoardOrder={isInBoardOrder(asked)}
      list={list}
      canHide={false}
      label={words.pins({ section: section.title })}
      failure={words.pinsFailed()}
      end={onward}
      restoreKey={`section-${JSON.stringify(input)}`}
      empty={
        <>
          {asked.search === '' ? <NothingIn board={board} /> : foundNone}
          {onward}
        </>
      }
    />
  )
}

/** A section: its name, the link to its board, and the pins that the address asks for. */
export function SectionView({ board, section, query }: SectionViewProps): ReactElement {
  useTitle(`${section.title} · ${board.name}`)
  const input = pinsInput(section, pinsAskedOf(query))
  const isWhole = !('query' in input)
  const chosen = useChosenPins({ board, section, asked: JSON.stringify(input), isWhole })
  const path = sectionPath(board, section)
  const modes = board.can_edit ? (
    <PinModes path={path} query={query} chosen={chosen} items={section.pin_count} />
  ) : null
  return (
    <>
      <ActionsUnderWay />
      <div className={page.page}>
        <Head board={board} section={section} />
        {section.pin_count > 0 ? (
          <PinsTools path={path} query={query} label={words.search()} modes={modes} />
        ) : null}
        <SectionPins board={board} section={section} query={query} chosen={chosen} />
        <ChosenBar chosen={chosen} />
      </div>
    </>
  )
}
