import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardPins } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested } from '@tessera/contracts/events/requests'
import { tileOf } from '@tessera/module/pins'
import { useShell } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { PinGrid } from '@tessera/ui/pin-grid'
import { GridSkeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useMemo } from 'react'
import { FindIdeas } from '../missing/find-ideas.tsx'
import { ListFailure } from '../missing/list-failure.tsx'
import { words } from '../words.ts'

function EmptyBoard({ board }: { readonly board: Board }): ReactElement {
  const title = board.can_edit ? words.boardEmptyOwn() : words.boardEmpty()
  return (
    <EmptyState title={title} action={<FindIdeas />}>
      {board.can_edit
        ? words.boardEmptyOwnWhy()
        : words.boardEmptyWhy({ owner: board.owner.full_name })}
    </EmptyState>
  )
}

interface PinsProps {
  readonly board: Board
  readonly pins: readonly Pin[]
  readonly busy: boolean
  readonly hasMore: boolean
  readonly onNearEnd: () => void
}

function Pins({ board, pins, busy, hasMore, onNearEnd }: PinsProps): ReactElement {
  const { bus, navigate, $locale } = useShell()
  const locale = useStore($locale)
  const tiles = useMemo(() => pins.map((pin) => tileOf(pin, locale)), [pins, locale])
  return (
    <PinGrid
      label={words.boardPins({ board: board.name })}
      pins={tiles}
      busy={busy}
      restoreKey={`board-${board.id}`}
      onOpen={({ href }) => navigate(href)}
      onSave={({ id }) => bus.emit(saveRequested, { pinId: id, source: 'saveButton' })}
      {...(hasMore ? { onNearEnd } : { end: words.boardEnd() })}
    />
  )
}

/** The pins of a board, more of them as one scrolls. */
export function BoardPins({ board }: { readonly board: Board }): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, boardPins, { board_id: board.id }))
  const pins = useMemo(() => list.data?.pages.flatMap(({ data }) => data), [list.data])
  if (pins === undefined && list.error === null) return <GridSkeleton label={words.loading()} />
  if (pins === undefined) return <ListFailure list={list} />
  if (pins.length === 0) return <EmptyBoard board={board} />
  return (
    <>
      <Pins
        board={board}
        pins={pins}
        busy={list.isFetchingNextPage}
        hasMore={list.hasNextPage}
        onNearEnd={() => {
          if (!list.isFetchNextPageError) void list.fetchNextPage()
        }}
      />
      <ListFailure list={list} />
    </>
  )
}
