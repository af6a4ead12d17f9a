import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { userBoards } from '@tessera/contracts/calls/boards'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { User } from '@tessera/contracts/entities/user'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { FindIdeas } from '@tessera/module/find-ideas'
import { useShell } from '@tessera/module/react'
import { isQuickBoard } from '@tessera/pins/quick-board'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { counted } from '../../saving/words.ts'
import { BoardCards } from './board-cards.tsx'
import { boardOrderOf } from './board-order.ts'
import { BoardOrderMenu } from './board-order-menu.tsx'
import styles from './profile.module.css'
import { BoardCardsWaiting } from './profile-waiting.tsx'
import { words } from './words.ts'

const WaitingInvites = lazy(
  () =>
    import(
      /* webpackChunkName: "waiting-invites" */ '../../boards/collaborators/waiting-invites.tsx'
    ),
)

interface BoardsTabProps {
  readonly user: User
  readonly own: boolean
  readonly query: URLSearchParams
  readonly onCreate: () => void
}

function NoBoards({ user, own, onCreate }: BoardsTabProps): ReactElement {
  if (!own)
    return (
      <EmptyState title={words.boardsEmpty()} action={<FindIdeas />}>
        {words.boardsEmptyWhy({ name: user.full_name })}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.boardsEmptyOwn()}
      action={
        <Button kind="primary" onClick={onCreate}>
          {words.create()}
        </Button>
      }
    >
      {words.boardsEmptyOwnWhy()}
    </EmptyState>
  )
}

/** True for the quick board while it has pins to sort. */
const isUnsorted = (board: BoardCard): boolean => isQuickBoard(board) && board.pin_count > 0

/** Leads to the page that sorts the pins of the quick board. */
function SortLink({ board }: { readonly board: BoardCard }): ReactElement {
  const { navigate, $locale } = useShell()
  const locale = useStore($locale)
  return (
    <div className={styles.sort}>
      <Button size="small" href={paths.sortPins.to()} onNavigate={(to) => navigate(to)}>
        {words.sortPins({ pins: plural(board.pin_count, counted.pins, locale) })}
      </Button>
    </div>
  )
}

interface CurrentBoardsProps extends BoardsTabProps {
  /** True while the person puts their boards in order. */
  readonly reorders: boolean
}

function CurrentBoards(props: CurrentBoardsProps): ReactElement {
  const { user, own, query, reorders } = props
  const { client } = useShell()
  const sort = reorders ? 'custom' : boardOrderOf(query, user)
  const list = useInfiniteQuery(
    listOptions(client, userBoards, {
      user_id: user.id,
      // Leaves out the default, as the document does, so that its answer is found.
      ...(sort === 'newest' ? {} : { sort }),
    }),
  )
  const isEmpty = list.data?.pages.every(({ data }) => data.length === 0)
  if (list.isPending) return <BoardCardsWaiting />
  if (isEmpty === true) return <NoBoards {...props} />
  const quick = own ? list.data?.pages.flatMap(({ data }) => data).find(isUnsorted) : undefined
  return (
    <>
      {quick === undefined || reorders ? null : <SortLink board={quick} />}
      {reorders ? <p className={styles.orderHint}>{words.customHint()}</p> : null}
      <BoardCards
        list={list}
        label={words.boardsOf({ name: user.full_name })}
        orderedBy={reorders ? user : null}
      />
    </>
  )
}

/** The viewer's archived boards, below the others. */
function ArchivedBoards({ user }: { readonly user: User }): ReactElement | null {
  const { client } = useShell()
  const list = useInfiniteQuery(
    listOptions(client, userBoards, { user_id: user.id, filter: 'archived' }),
  )
  const some = list.data?.pages.some(({ data }) => data.length > 0)
  if (some !== true) return null
  return (
    <div className={styles.archived}>
      <div className={styles.archivedHead}>
        <h2 className={styles.archivedTitle}>{words.archived()}</h2>
        <p className={styles.archivedWhy}>{words.archivedWhy()}</p>
      </div>
      <BoardCards list={list} label={words.archived()} />
    </div>
  )
}

/** The boards of a profile that the viewer may see, in the order of the address. Archived boards are apart. */
export function BoardsTab(props: BoardsTabProps): ReactElement {
  const { user, own, query } = props
  const [reorders, setReorders] = useState(false)
  return (
    <>
      {own ? (
        <Suspense>
          <WaitingInvites />
        </Suspense>
      ) : null}
      {user.board_count > 1 ? (
        <div className={styles.tools}>
          {own ? (
            <Button
              kind={reorders ? 'ink' : 'quiet'}
              size="small"
              aria-pressed={reorders}
              onClick={() => setReorders(!reorders)}
            >
              <Icon shape={icons.reorder} size={18} />
              {reorders ? words.reorderDone() : words.reorder()}
            </Button>
          ) : null}
          {reorders ? null : <BoardOrderMenu user={user} own={own} query={query} />}
        </div>
      ) : null}
      <CurrentBoards {...props} reorders={reorders} />
      {own ? <ArchivedBoards user={user} /> : null}
    </>
  )
}
