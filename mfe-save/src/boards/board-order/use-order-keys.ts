import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type Held, placeAfterKey } from './flow.ts'
import type { OrderActs } from './order-acts.ts'

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** How many things stand beside each other: as many as are level with the first. */
function columnsOf({ order, elements }: OrderActs): number {
  const tops = order.flatMap((id) => elements.get(id)?.offsetTop ?? [])
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}

/** Picks things up, moves and drops them with the keyboard, or with a press where nothing is dragged. */
export function useOrderKeys(acts: OrderActs) {
  const focused = useRef<HTMLElement | null>(null)
  // An element that moves within the page loses its focus, so it is given back.
  useLayoutEffect(() => {
    const handle = focused.current
    if (handle === null) return
    if (acts.held === null) focused.current = null
    if (document.activeElement === handle) return
    handle.focus({ preventScroll: true })
    handle.scrollIntoView({ block: 'nearest' })
  })

  function press(handle: HTMLElement, id: string): void {
    focused.current = handle
    if (acts.held === null) acts.pick(id)
    else acts.drop()
  }

  function step(event: KeyboardEvent<HTMLElement>, held: Held): void {
    const layout = { columns: columnsOf(acts), fromRight: isRightToLeft(event.currentTarget) }
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
      'aria-pressed': acts.held?.id === id,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, id),
      // Where the focus goes of its own will, what was held stays where it has come to.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (acts.held?.id !== id || event.relatedTarget === null) return
        focused.current = null
        acts.drop()
      },
    }),
  }
}
