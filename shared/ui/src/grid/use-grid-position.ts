import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PinTileData } from '../pin-tile-data.ts'
import { settledLine } from './anchor.ts'
import { focusOpened } from './focus-opened.ts'
import type { GrownLayout } from './grow.ts'
import { historyPositions } from './position-store.ts'
import { isAsleep, isHidden, screenOf } from './screen.ts'
import { createWhereabouts, type Whereabouts } from './whereabouts.ts'

interface GridPositionOptions {
  root: RefObject<HTMLElement | null>
  grown: GrownLayout | null
  restoreKey: string | undefined
  busy: boolean
  /** Asks for more of the list; undefined when there is none. */
  onMore: (() => void) | undefined
  onMoved: () => void
}

/** How far from a place still counts as there: browsers round what they scroll by. */
const nearness = 2

function indexOf(pins: readonly PinTileData[], id: string): number | undefined {
  const index = pins.findIndex((pin) => pin.id === id)
  return index === -1 ? undefined : index
}

function lineNow(element: HTMLElement): number {
  return screenOf(element).scrollTop() + screenOf(element).head()
}

/** Hears that somebody scrolls by themselves. */
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

/** Goes to the place that is looked for as soon as it can be found: at once, or when the list has come so far. */
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
    // The browser goes no further than the list reaches; the rest of the way comes with more of it.
    const isShort = line - lineNow(element) > nearness
    if (isShort && list.more) return busy ? undefined : onMore?.()
    here.placed(lineNow(element))
    const opened = wanted.opened === undefined ? undefined : indexOf(grown.pins, wanted.opened)
    if (opened !== undefined) focusOpened(element, opened)
  })
  const laidOut = grown?.laidOut ?? 0
  const layout = grown?.layout
  useLayoutEffect(() => {
    if (laidOut > 1) here.hold()
  }, [laidOut, here])
  useLayoutEffect(() => {
    // Also when a page of the list has come without the pin that is looked for.
    if (layout !== undefined || busy) goToWanted()
  }, [layout, busy])
  const [go] = useState<{ now: () => void }>(() => ({ now: () => {} }))
  useLayoutEffect(() => {
    go.now = () => goToWanted()
  }, [go])
  return () => go.now()
}

/**
 * Keeps the pin at the top of the screen where it is when tiles are laid out anew, and finds it again
 * when the reader comes back to this history entry. Gives `track`, for every scroll, `write`, for when
 * it rests, and `keep`, for the moment before a tile opens.
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
    /** A place is still looked for; whatever is missing for that has been asked for. */
    isLooking: () => here.wanted() !== null,
  }
}
