import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { unsortedPins } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { useShell, useTitle } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { counted } from '../../saving/words.ts'
import { BoardsToSortTo, NewBoardButton, NewBoardForm, useBoardsFor } from './boards-to-sort-to.tsx'
import { Groups } from './groups.tsx'
import { type Press, pressOf } from './place.ts'
import { ShownPin } from './shown-pin.tsx'
import styles from './sort.module.css'
import { type Sorting, useSorting } from './use-sorting.ts'
import { words } from './words.ts'

type Unsorted = OutputOf<typeof unsortedPins>

/** A skeleton in the shape of the page. */
function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.split}>
      <div className={styles.figure}>
        <div className={styles.waiting}>
          <Skeleton width="100%" height="100%" radius="var(--r-m)" />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.boards}>
          {[1, 2, 3, 4, 5, 6].map((each) => (
            <Skeleton key={each} width="100%" height={56} radius="var(--r-m)" />
          ))}
        </div>
      </div>
    </div>
  )
}

function AllSorted(): ReactElement {
  const { navigate, $viewer } = useShell()
  const viewer = useStore($viewer)
  const to = viewer === null ? paths.home.to() : paths.profile.to({ username: viewer.username })
  return (
    <EmptyState
      title={words.doneTitle()}
      action={
        <Button kind="primary" href={to} onNavigate={(path) => navigate(path)}>
          {words.toBoards()}
        </Button>
      }
    >
      {words.done()}
    </EmptyState>
  )
}

/** True where the keys belong to what is being written, or to a dialog or a menu. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, dialog[open], [role="menu"]') !== null

/** Hears the keys of the page. */
function useKeys(onPress: (press: Press) => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const pressed = isElsewhere(event.target) || event.repeat ? undefined : pressOf(event)
      if (pressed === undefined) return
      event.preventDefault()
      press(pressed)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

interface OnePinProps {
  readonly pin: Pin
  readonly sorting: Sorting
}

/** A pin with the boards that it can go to. */
function OnePin({ pin, sorting }: OnePinProps): ReactElement {
  const boards = useBoardsFor(pin, sorting.next)
  const [isNew, setIsNew] = useState(false)
  const move = (board: BoardCard, ids: readonly string[] = [pin.id]) =>
    void sorting.moveTo(board, ids)
  const moveToFirst = (at: number) => {
    const board = boards?.[at]
    if (board !== undefined) move(board)
  }
  function press(pressed: Press): void {
    if (pressed.type === 'board') moveToFirst(pressed.at)
    else if (pressed.type === 'new') setIsNew(true)
    else if (pressed.type === 'remove') void sorting.remove(pin.id)
    else if (pressed.type === 'undo') void sorting.undo()
    else sorting.go(pressed.type === 'before' ? -1 : 1)
  }
  useKeys(press)
  const ahead = sorting.next.map(({ images }) => images['736x'].url).join(' ')
  useEffect(() => {
    for (const url of ahead === '' ? [] : ahead.split(' ')) new Image().src = url
  }, [ahead])
  return (
    <div className={styles.split}>
      <div>
        <ShownPin
          key={pin.id}
          pin={pin}
          onSwipe={(to) => (to === 1 ? moveToFirst(0) : sorting.go(1))}
        />
        <div className={styles.row}>
          <Button size="small" aria-keyshortcuts="S" onClick={() => sorting.go(1)}>
            {words.skip()}{' '}
            <span className={styles.key} aria-hidden="true">
              S
            </span>
          </Button>
          <Button size="small" aria-keyshortcuts="X" onClick={() => void sorting.remove(pin.id)}>
            {words.remove()}{' '}
            <span className={styles.key} aria-hidden="true">
              X
            </span>
          </Button>
        </div>
        <p className={styles.swipe}>{words.swipe()}</p>
      </div>
      <section className={styles.side} aria-label={words.boards()}>
        <h2 className={styles.subtitle}>{words.boards()}</h2>
        {boards === undefined || boards.length < 2 ? null : (
          <p className={styles.hint}>{words.likeness()}</p>
        )}
        {isNew ? (
          <NewBoardForm
            key={pin.id}
            pin={pin}
            onCreate={(name) => sorting.moveToNew(name, [pin.id])}
            onClose={() => setIsNew(false)}
          />
        ) : (
          <NewBoardButton onOpen={() => setIsNew(true)} />
        )}
        <BoardsToSortTo boards={boards} onMove={move} />
      </section>
    </div>
  )
}

/** The message about the last act, with Undo. */
function Status({ sorting }: { readonly sorting: Sorting }): ReactElement {
  return (
    <div className={styles.status}>
      <p role="status">{sorting.status}</p>
      {sorting.canUndo ? (
        <Button kind="plain" size="small" aria-keyshortcuts="Z" onClick={() => void sorting.undo()}>
          {words.undo()}{' '}
          <span className={styles.key} aria-hidden="true">
            Z
          </span>
        </Button>
      ) : null}
    </div>
  )
}

function Sort({ board, groups }: { board: BoardCard; groups: Unsorted['groups'] }): ReactElement {
  const sorting = useSorting(board)
  const { $locale } = useShell()
  const locale = useStore($locale)
  const { list, pin, pins } = sorting
  const count = list.hasNextPage ? Math.max(board.pin_count, pins.length) : pins.length
  if (list.isPending) return <Waiting />
  if (list.isError && pins.length === 0)
    return (
      <ErrorRegion
        title={words.failed()}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {list.error.message}
      </ErrorRegion>
    )
  return (
    <>
      <p className={styles.left}>{words.left({ pins: plural(count, counted.pins, locale) })}</p>
      <Status sorting={sorting} />
      {pin === undefined ? (
        list.hasNextPage ? (
          <Waiting />
        ) : (
          <Ended sorting={sorting} />
        )
      ) : (
        <OnePin pin={pin} sorting={sorting} />
      )}
      <Groups groups={groups} sorting={sorting} />
    </>
  )
}

/** Nothing is left; the last act can still be undone by its key. */
function Ended({ sorting }: { readonly sorting: Sorting }): ReactElement {
  useKeys(({ type }) => {
    if (type === 'undo') void sorting.undo()
  })
  return <AllSorted />
}

function Saves(): ReactElement {
  const { client } = useShell()
  const unsorted = useQuery({ ...queryOptions(client, unsortedPins, {}), refetchOnMount: 'always' })
  const { data, error } = unsorted
  if (data === undefined && error !== null)
    return (
      <ErrorRegion
        title={words.failed()}
        busy={unsorted.isFetching}
        onRetry={() => void unsorted.refetch()}
      >
        {error.message}
      </ErrorRegion>
    )
  if (data === undefined) return <Waiting />
  if (data.board === null) return <AllSorted />
  return <Sort key={data.board.id} board={data.board} groups={data.groups} />
}

/** Sorts pins that were saved without a board: one at a time, by keys, by touch, or in groups. */
export default function SortPage(): ReactElement {
  useTitle(words.title())
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title()}</h1>
      <Saves />
    </div>
  )
}
