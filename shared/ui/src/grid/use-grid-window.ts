import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawnList } from './drawn-page.ts'
import { isMetered } from './metered.ts'
import { screenOf } from './screen.ts'
import { whenIdle } from './when-idle.ts'
import { mountedStretch, type Stretch, shownStretch } from './window.ts'

interface Seen {
  readonly stretch: Stretch
  /** True while scrolling. */
  readonly moving: boolean
}

interface GridWindow extends Seen {
  /** Mounts the tiles for the present scroll position. */
  look: () => void
  /** The same after a layout. In the place of a drawn list, the first tiles are mounted already. */
  lookAtLayout: () => void
  /** The same inside a scroll event: all tiles are mounted before it returns. */
  lookAtOnce: (scrollTop: number) => void
  /** Ends a scroll. */
  rest: () => void
}

const nothing: Stretch = { from: 0, to: 0 }

/** Returns what is on the screen of the drawn list in whose place the grid will stand. */
function drawnStretch(): Stretch {
  const list = drawnList()
  if (list === null) return nothing
  const screen = screenOf(list)
  return shownStretch(screen.scrollTop(), screen.height())
}

/**
 * The mounted part of the grid. At first it is the screen alone, so that it is painted sooner, and on a
 * metered connection always, so that no picture loads that nobody scrolled to.
 */
export function useGridWindow(root: RefObject<HTMLElement | null>): GridWindow {
  const [seen, setSeen] = useState<Seen>(() => ({
    stretch: drawnStretch(),
    moving: false,
  }))
  const latest = useRef(seen.stretch)
  const [metered] = useState(isMetered)
  const measure = useCallback(
    (scrollTop?: number) => {
      if (root.current === null) return null
      const screen = screenOf(root.current)
      const now = latest.current
      const stretchOf = metered || now === nothing ? shownStretch : mountedStretch
      const next = stretchOf(scrollTop ?? screen.scrollTop(), screen.height())
      if (now.from === next.from && now.to === next.to) return null
      latest.current = next
      return next
    },
    [root, metered],
  )
  const look = useCallback(() => {
    const next = measure()
    if (next !== null) setSeen(({ moving }) => ({ stretch: next, moving }))
  }, [measure])
  const isDrawn = useRef(seen.stretch !== nothing)
  const lookAtLayout = useCallback(() => {
    if (!isDrawn.current) look()
    isDrawn.current = false
  }, [look])
  const lookAtOnce = useCallback(
    (scrollTop: number) => {
      const next = measure(scrollTop)
      // Runs within the event, so that it is laid out in this frame.
      if (next !== null) flushSync(() => setSeen({ stretch: next, moving: true }))
    },
    [measure],
  )
  const rest = useCallback(
    () => setSeen((now) => (now.moving ? { ...now, moving: false } : now)),
    [],
  )
  const isShown = seen.stretch !== nothing
  useEffect(() => (isShown ? whenIdle(look) : undefined), [isShown, look])
  return { ...seen, look, lookAtLayout, lookAtOnce, rest }
}
