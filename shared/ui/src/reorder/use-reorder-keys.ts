import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type Held, placeAfterKey } from './order.ts'
import type { ReorderActs } from './reorder-acts.ts'

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** Counts the columns by the items' left edges: in a masonry grid no two items need to be level. */
function columnsOf({ elements }: ReorderActs): number {
  const lefts = [...elements.values()].map((element) => element.getBoundingClientRect().left)
  return Math.max(1, new Set(lefts.map(Math.round)).size)
}

/** True for the handle of another item of the same list. */
function isHandleOf({ elements }: ReorderActs, target: EventTarget): boolean {
  if (!(target instanceof Element) || target.closest('[data-reorder-handle]') === null) return false
  return [...elements.values()].some((element) => element.contains(target))
}

/** Picks up, moves and drops items with the keyboard, or with presses alone. */
export function useReorderKeys(acts: ReorderActs) {
  const focused = useRef<HTMLElement | null>(null)
  // An element loses the focus when it moves within the page, so the handle gets it back.
  useLayoutEffect(() => {
    const handle = focused.current
    if (handle === null) return
    if (acts.held === null) focused.current = null
    if (document.activeElement !== handle) handle.focus({ preventScroll: true })
    handle.scrollIntoView({ block: 'nearest' })
  })

  /** Picks an item up. While another item is held, drops that one here. */
  function press(handle: HTMLElement, id: string): void {
    focused.current = handle
    if (acts.held === null) acts.pick(id)
    else acts.drop(acts.held.order.indexOf(id))
  }

  function step(event: KeyboardEvent<HTMLElement>, held: Held): void {
    const layout = { columns: columnsOf(acts), rightToLeft: isRightToLeft(event.currentTarget) }
    const to = placeAfterKey(event.key, held, layout)
    if (to === undefined) return
    event.preventDefault()
    focused.current = event.currentTarget
    acts.move(to)
  }

  function onKey(event: KeyboardEvent<HTMLElement>, id: string): void {
    const { held } = acts
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat) press(event.currentTarget, id)
    } else if (held !== null && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      focused.current = event.currentTarget
      acts.cancel()
    } else if (held !== null) step(event, held)
  }

  return {
    press,
    handle: (id: string) => ({
      // While an item is held, the other handles are places to drop it, not toggles.
      'aria-pressed': acts.held === null || acts.held.id === id ? acts.held !== null : undefined,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, id),
      // A held item is dropped when the focus leaves the handles of its list.
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        if (acts.held === null || relatedTarget === null) return
        focused.current = null
        if (!isHandleOf(acts, relatedTarget)) acts.drop()
      },
    }),
  }
}
