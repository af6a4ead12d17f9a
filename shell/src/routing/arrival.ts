import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findPlace, findsItself, pageScroller } from './find-place.ts'
import type { ScrollMemory } from './scroll-memory.ts'
import type { Navigation, ShownPages } from './shown-pages.ts'

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** Notes how far the page beneath is scrolled, under the entry that it belongs to. */
function useNotedScroll(memory: ScrollMemory, key: string): void {
  const latest = useRef(key)
  useLayoutEffect(() => {
    latest.current = key
  }, [key])
  useEffect(() => {
    // The pages and the grids in them know better than the browser when they are there to be scrolled.
    history.scrollRestoration = 'manual'
    const note = () => memory.note(latest.current, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', memory.keep)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', memory.keep)
    }
  }, [memory])
}

/**
 * After a navigation the focus goes to the content, and the page starts at its top; where one went
 * back, where it was left. A page that another lay over is as it was, with the focus where it was.
 */
export function useArrival(
  { action, shown: { base, top } }: Navigation,
  at: {
    readonly memory: ScrollMemory
    readonly content: () => HTMLElement | null
    readonly origin: RefObject<HTMLElement | null>
  },
): void {
  const { memory, content, origin } = at
  const last = useRef<ShownPages | null>(null)
  const stop = useRef(() => {})
  useNotedScroll(memory, base.key)
  useLayoutEffect(() => {
    const before = last.current
    last.current = { base, top }
    if (top !== null) return
    const same = before?.base.pathname === base.pathname
    if (before?.top && same) return focus(origin.current?.isConnected ? origin.current : content())
    if (same) return
    origin.current = null
    stop.current()
    if (before !== null) focus(content())
    const scroller = pageScroller(window)
    const place = memory.placeOf(base.key)
    if (action !== 'POP') scroller.scrollTo(0)
    else if (!findsItself(history.state) && (before !== null || place > 0))
      stop.current = findPlace(scroller, place)
  }, [base, top, action, memory, content, origin])
}
