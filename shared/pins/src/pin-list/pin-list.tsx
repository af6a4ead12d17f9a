import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { callErrorOf } from '@tessera/client'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested, saveTapped } from '@tessera/contracts/events/requests'
import { feedbackShownMax } from '@tessera/contracts/limit-values'
// By its name, not its place: shell and modules share one copy of it by that name.
import { useSaveTarget, useShell } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { MenuItem } from '@tessera/ui/menu'
import { PinGrid } from '@tessera/ui/pin-grid'
import { GridSkeleton } from '@tessera/ui/skeleton'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { showClearly } from '../tile/show-clearly.ts'
import styles from './pin-list.module.css'
import { loadPinMenu, usePinMenu } from './use-pin-menu.ts'
import { useTiles } from './use-tiles.ts'
import { words } from './words.ts'

const NotForMeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "not-for-me" */ '../not-for-me/dialog.tsx'))
    .NotForMeDialog,
}))

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
  /** False where the list ends before its query does. */
  readonly hasMore?: boolean
  /** Shown below the last pin. */
  readonly end: ReactNode
  /**
   * Names the list within its history entry, where its label does not. Null for a list that is drawn only
   * once somebody has scrolled to it: the shell then restores the page's scroll position.
   */
  readonly restoreKey?: string | null
  /** The content of an empty list. */
  readonly empty: ReactNode
  /** False for a list that also shows hidden pins, such as a board's. */
  readonly canHide?: boolean
  /** True for a list that a reason tunes: hiding a pin asks why it is not for the viewer. */
  readonly asksWhy?: boolean
  /** The board that Save uses, instead of the one that was used last. */
  readonly saveTo?: BoardLink | undefined
  /** Menu items of a pin before the common ones. */
  readonly moreItems?: (pin: Pin) => readonly MenuItem[]
}

/**
 * Returns what Save does in a list: it saves to the known board at once, and once only. Before a board is
 * known, the module that saves finds it. When no module handles the tap, it asks for a board.
 */
function useSaving(pins: ReadonlyMap<string, Pin>, saveTo: BoardLink | undefined) {
  const { bus } = useShell()
  const target = useSaveTarget()
  const board = saveTo ?? target
  const ask = (id: string, how: { readonly quick?: true } = {}) => {
    const pin = pins.get(id)
    if (pin !== undefined) bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton', ...how })
  }
  const choose = ({ id }: { readonly id: string }) => ask(id)
  // For a visitor after the log-in.
  if (board === null)
    return { onSave: ({ id }: { readonly id: string }) => ask(id, { quick: true }) }
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

/**
 * True once a list has ended. Stays true while pins are added to it, because what is shown below the end
 * would go away under the reader's hands.
 */
function useEnded(isEnded: boolean, { key, pages }: { key: string; pages: number }): boolean {
  const [ended, setEnded] = useState({ key: '', pages: 0 })
  if (isEnded && (ended.key !== key || ended.pages !== pages)) setEnded({ key, pages })
  return isEnded || (ended.key === key && ended.pages <= pages)
}

/** A list of pins that goes on as one scrolls, in each of its states. */
export function PinList(props: PinListProps) {
  const { list, label, failure, hasMore = true, end, empty, restoreKey = label, ...others } = props
  const { canHide = true, asksWhy = false, saveTo, moreItems, ...rest } = others
  const shell = useShell()
  const { pins, tiles } = useTiles(list.data)
  const [asked, setAsked] = useState<Pin>()
  const menuOf = usePinMenu({ canHide, ask: asksWhy ? setAsked : undefined })
  const saving = useSaving(pins, saveTo)
  const more = hasMore && list.hasNextPage
  const pages = list.data?.pages.length ?? 0
  const ended = useEnded(list.isSuccess && !more, { key: restoreKey ?? label, pages })
  if (list.isPending) return <GridSkeleton label={label} />
  if (list.isError && pins.size === 0) return <Failure list={list} failure={failure} />
  if (pins.size === 0 && !more) return empty
  const failedLater = more && list.isFetchNextPageError
  const cancelRefetch = !list.isFetchingNextPage
  return (
    <>
      <PinGrid
        {...rest}
        {...saving}
        pins={rest.order?.sorted(tiles) ?? tiles}
        label={label}
        busy={more && !ended && list.isFetchingNextPage}
        {...(restoreKey === null ? {} : { restoreKey })}
        onOpen={({ href }) => shell.navigate(href)}
        onShow={({ id }) => showClearly(shell.cache, id)}
        onMenuFailed={() => shell.toast({ text: words.menuFailed(), tone: 'bad' })}
        loadMenuItems={loadPinMenu}
        menuItems={({ id }) => {
          const pin = pins.get(id)
          return pin === undefined ? [] : [...(moreItems?.(pin) ?? []), ...menuOf(pin)]
        }}
        {...(more && !failedLater
          ? { onNearEnd: () => void list.fetchNextPage({ cancelRefetch }) }
          : {})}
        {...(ended ? { end } : {})}
      />
      {failedLater ? <Failure list={list} failure={failure} /> : null}
      {asked === undefined ? null : (
        <Suspense>
          <NotForMeDialog
            pin={asked}
            shown={[...pins.keys()].slice(0, feedbackShownMax)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
