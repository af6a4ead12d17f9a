import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { callErrorOf } from '@tessera/client'
import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested, saveTapped } from '@tessera/contracts/events/requests'
// By its name, not its place: shell and modules share one copy of it by that name.
import { useSaveTarget, useShell } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { MenuItem } from '@tessera/ui/menu'
import { PinGrid } from '@tessera/ui/pin-grid'
import { GridSkeleton } from '@tessera/ui/skeleton'
import type { ComponentProps, ReactNode } from 'react'
import styles from './pin-list.module.css'
import { usePinMenu } from './use-pin-menu.ts'
import { useTiles } from './use-tiles.ts'
import { words } from './words.ts'

/** The options of the grid beside its pins: selecting and moving several, and a free corner. */
type Choosing = Pick<
  ComponentProps<typeof PinGrid>,
  'selection' | 'onSelectionChange' | 'selecting' | 'onMove' | 'selectLabel' | 'order' | 'corner'
>

interface PinListProps extends Choosing {
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Pin[] }>>
  readonly label: string
  /** The message when the list fails to load. */
  readonly failure: string
  /** The text below the last pin. */
  readonly end: string
  /** Names the list within its history entry, where its label does not. */
  readonly restoreKey?: string
  /** The content of an empty list. */
  readonly empty: ReactNode
  /** False for a list that also shows hidden pins, such as a board's. */
  readonly canHide?: boolean
  /** Menu items of a pin before the common ones. */
  readonly moreItems?: (pin: Pin) => readonly MenuItem[]
}

/**
 * Returns what Save does in a list: it saves to the known board at once, and once only. Without a known
 * board, and when no module handles the tap, it asks for a board.
 */
function useSaving(pins: ReadonlyMap<string, Pin>) {
  const { bus } = useShell()
  const board = useSaveTarget()
  const choose = ({ id }: { readonly id: string }) => {
    const pin = pins.get(id)
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })
  }
  if (board === null) return { onSave: choose }
  return {
    boardName: board.name,
    onChoose: choose,
    onSave: (tile: { readonly id: string }) => {
      const pin = pins.get(tile.id)
      // The board's name beside it saves the pin elsewhere too.
      if (pin === undefined || pin.pinned_to_board !== null) return
      if (!bus.request(saveTapped, { pinId: pin.id, board })) choose(tile)
    },
  }
}

function Failure({ list, failure }: Pick<PinListProps, 'list' | 'failure'>) {
  const again = () => void (list.data === undefined ? list.refetch() : list.fetchNextPage())
  return (
    <div className={styles.failure}>
      <ErrorRegion title={failure} busy={list.isFetching} onRetry={again}>
        {callErrorOf(list.error)?.message ?? words.tryAgain()}
      </ErrorRegion>
    </div>
  )
}

/** A list of pins that goes on as one scrolls, in each of its states. */
export function PinList(props: PinListProps) {
  const { list, label, failure, end, empty, restoreKey, canHide = true, moreItems, ...rest } = props
  const shell = useShell()
  const { pins, tiles } = useTiles(list.data)
  const menuOf = usePinMenu(canHide)
  const saving = useSaving(pins)
  if (list.isPending) return <GridSkeleton label={label} />
  if (list.isError && pins.size === 0) return <Failure list={list} failure={failure} />
  if (pins.size === 0 && !list.hasNextPage) return empty
  const failedLater = list.isFetchNextPageError
  return (
    <>
      <PinGrid
        {...rest}
        {...saving}
        pins={rest.order?.sorted(tiles) ?? tiles}
        label={label}
        busy={list.isFetchingNextPage}
        restoreKey={restoreKey ?? label}
        onOpen={({ href }) => shell.navigate(href)}
        onMenuFailed={() => shell.toast({ text: words.menuFailed(), tone: 'bad' })}
        menuItems={({ id }) => {
          const pin = pins.get(id)
          return pin === undefined ? [] : [...(moreItems?.(pin) ?? []), ...menuOf(pin)]
        }}
        {...(list.hasNextPage && !failedLater
          ? { onNearEnd: () => void list.fetchNextPage() }
          : {})}
        {...(list.hasNextPage ? {} : { end })}
      />
      {failedLater ? <Failure list={list} failure={failure} /> : null}
    </>
  )
}
