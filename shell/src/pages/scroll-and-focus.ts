import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ScrollMemory } from '../navigation/scroll-memory.ts'
import type { Navigation, ShownPages } from '../navigation/shown-pages.ts'
import { findPlace, findsItself, pageScroller } from './find-place.ts'

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** Saves the scroll position of the base page under its history entry. */
function useNotedScroll(memory: ScrollMemory, key: string): void {
  const latest = useRef(key)
  useLayoutEffect(() => {
    latest.current = key
  }, [key])
  useEffect(() => {
    // Pages and grids restore their scroll position themselves, once their content is there.
    history.scrollRestoration = 'manual'
    const note = () => memory.note(latest.current, window.scrollY)
    // The first screen that the service drew may have been scrolled before.
    if (window.scrollY > 0) note()
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', memory.keep)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', memory.keep)
    }
  }, [memory])
}

/**
 * After a navigation, focuses the content and scrolls to the top, or to the saved position after
 * Back. When a page layer closes, its base page keeps its scroll position and regains the focus.
 */
export function useScrollAndFocus(
  { action, shown: { base, top } }: Navigation,
  at: {
    readonly memory: ScrollMemory
    readonly content: () => HTMLElement | null
    readonly origin: RefObject<HTMLElement | null>
    /** True while the base page is inert, which it still is while the paint without the layer is due. */
    readonly inert: boolean
  },
): void {
  const { memory, content, origin, inert } = at
  const last = useRef<ShownPages | null>(null)
  const stop = useRef(() => {})
  useNotedScroll(memory, base.key)
  useLayoutEffect(() => {
    const before = last.current
    const same = before?.base.pathname === base.pathname
    // Nothing in an inert page takes the focus.
    if (top === null && same && inert) return
    last.current = { base, top }
    if (top !== null) return
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
  }, [base, top, action, memory, content, origin, inert])
}
