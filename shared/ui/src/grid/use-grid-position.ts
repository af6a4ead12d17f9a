import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { settledLine } from './anchor.ts'
import { focusOpened } from './focus-opened.ts'
import type { GrownLayout } from './grow.ts'
import type { PinTileData } from './pin-tile-data.ts'
import { historyPositions } from './position-store.ts'
import { isAsleep, isHidden, screenOf } from './screen.ts'
import { createWhereabouts, type Whereabouts } from './whereabouts.ts'

interface GridPositionOptions {
  root: RefObject<HTMLElement | null>
  grown: GrownLayout | null
  restoreKey: string | undefined
  busy: boolean
  /** Loads more of the list; undefined when there is no more. */
  onMore: (() => void) | undefined
  onMoved: () => void
  /** True while the reader moves a pin: the page stays where it is. */
  isReordering: boolean
}

/** A position within this distance counts as reached: browsers round scroll offsets. */
const nearness = 2

function indexOf(pins: readonly PinTileData[], id: string): number | undefined {
  const index = pins.findIndex((pin) => pin.id === id)
  return index === -1 ? undefined : index
}

function lineNow(element: HTMLElement): number {
  return screenOf(element).scrollTop() + screenOf(element).head()
}

/** Calls back when the reader scrolls. */
function useOwnScroll(scrolled: () => void): void {
  const onOwn = useEffectEvent(scrolled)
  useEffect(() => {
    const own = () => onOwn()
    addEventListener('wheel', own, { passive: true })
    addEventListener('touchmove', own, { passive: true })
    return () => {
      removeEventListener('wheel', own)
      removeEventListener('touchmove', own)
    }
  }, [])
}

/** Scrolls to the wanted position as soon as the list reaches it. */
function usePlacing(options: GridPositionOptions, here: Whereabouts): () => void {
  const { root, grown, busy, onMore, onMoved } = options
  const goToWanted = useEffectEvent(() => {
    const [element, wanted] = [root.current, here.wanted()]
    if (wanted === null || grown === null || element === null || isHidden(element)) return
    const screen = screenOf(element)
    const list = { more: onMore !== undefined || busy, screen: screen.height() }
    const line = settledLine(grown.layout, (id) => indexOf(grown.pins, id), wanted, list)
    if (line === 'wait') return busy ? undefined : onMore?.()
    screen.moveBy(line - lineNow(element))
    onMoved()
    // The browser scrolls no further than the list reaches; the next page brings the rest.
    const isShort = line - lineNow(element) > nearness
    if (isShort && list.more) return busy ? undefined : onMore?.()
    here.placed(lineNow(element))
    const opened = wanted.opened === undefined ? undefined : indexOf(grown.pins, wanted.opened)
    if (opened !== undefined) focusOpened(element, opened)
  })
  const laidOut = grown?.laidOut ?? 0
  const layout = grown?.layout
  const hold = useEffectEvent(() => {
    const element = root.current
    if (!options.isReordering || grown === null || element === null) here.hold()
    else here.lookAgain(grown, lineNow(element))
  })
  useLayoutEffect(() => {
    if (laidOut > 1) hold()
  }, [laidOut])
  useLayoutEffect(() => {
    // Also runs when a page of the list came without the wanted pin.
    if (layout !== undefined || busy) goToWanted()
  }, [layout, busy])
  const [go] = useState<{ now: () => void }>(() => ({ now: () => {} }))
  useLayoutEffect(() => {
    go.now = () => goToWanted()
  }, [go])
  return () => go.now()
}

/**
 * Keeps the top pin in place when tiles are laid out again, and restores it when the reader returns
 * to this history entry. Returns `track`, for every scroll, `write`, for the end of a scroll, and
 * `keep`, for the moment before a tile opens.
 */
export function useGridPosition(options: GridPositionOptions) {
  const { root, grown, restoreKey } = options
  const [store] = useState(() =>
    restoreKey === undefined ? null : historyPositions(window.history, restoreKey),
  )
  const [here] = useState(createWhereabouts)
  useLayoutEffect(() => {
    if (store !== null) here.want(store.read())
  }, [store, here])
  const goToWanted = usePlacing(options, here)
  useOwnScroll(() => here.want(null))
  return {
    track: (scrollTop: number) => {
      const element = root.current
      if (element === null || grown === null || here.wanted() !== null || isAsleep(element)) return
      here.notice(grown, scrollTop + screenOf(element).head())
    },
    write: () => {
      if (root.current !== null && here.wanted() === null && !isAsleep(root.current))
        store?.write(here.seen())
    },
    keep: (opening: number) => {
      if (root.current === null || grown === null || here.wanted() !== null) return
      store?.write(here.opening(grown, opening, lineNow(root.current)))
    },
    returnToSeen: () => {
      here.hold()
      goToWanted()
    },
    /** True while a position is still wanted; missing pages have been requested. */
    isLooking: () => here.wanted() !== null,
  }
}
