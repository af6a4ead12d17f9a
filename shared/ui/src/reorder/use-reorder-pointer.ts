import { type PointerEvent as ReactPointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { scrollAlong, scrollerOf } from './drag-scroll.ts'
import type { ReorderActs } from './reorder-acts.ts'

/** Max distance in pixels that a press may move before it becomes a drag. */
const slack = 4

interface Point {
  readonly x: number
  readonly y: number
}

interface Drag {
  readonly id: string
  readonly pointerId: number
  readonly from: Point
  /** The point within the item where the pointer holds it. */
  readonly grip: Point
  readonly scroller: Element | null
  at: Point
  moving: boolean
  frame: number
  /** Time of the last frame. */
  last: number
  /** The item whose place was taken last, until the pointer leaves it. */
  passed: string | null
}

const pointOf = ({ clientX, clientY }: PointerEvent | ReactPointerEvent): Point => ({
  x: clientX,
  y: clientY,
})

const contains = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Keeps an item under the pointer while its own place in the list changes. */
function carry(element: HTMLElement, { at, grip }: Drag): void {
  element.style.translate = 'none'
  const { left, top } = element.getBoundingClientRect()
  element.style.translate = `${at.x - grip.x - left}px ${at.y - grip.y - top}px`
}

/** Returns the item under the pointer, other than the dragged one. */
function itemUnder({ order, elements }: ReorderActs, { id, at }: Drag): string | null {
  const found = order.find((other) => {
    const element = elements.get(other)
    return other !== id && element !== undefined && contains(element.getBoundingClientRect(), at)
  })
  return found ?? null
}

/** Moves the dragged item to the place of the item under the pointer. */
function makeRoom(acts: ReorderActs, drag: Drag): void {
  const under = itemUnder(acts, drag)
  // A taller item is still under the pointer after it has made room: it would move back at once.
  const isNew = under !== null && under !== drag.passed
  drag.passed = under
  // Rendered at once: a drop that follows saves what the list shows.
  if (isNew) flushSync(() => acts.move(acts.order.indexOf(under)))
}

function dragOf(event: ReactPointerEvent, id: string, element: HTMLElement): Drag {
  const { left, top } = element.getBoundingClientRect()
  const from = pointOf(event)
  return {
    id,
    pointerId: event.pointerId,
    from,
    grip: { x: from.x - left, y: from.y - top },
    scroller: scrollerOf(element),
    at: from,
    moving: false,
    frame: 0,
    last: performance.now(),
    passed: null,
  }
}

/** Drags items by their handles, with a mouse, a pen or a finger. */
export function useReorderPointer(acts: ReorderActs) {
  const latest = useRef(acts)
  const drag = useRef<Drag | null>(null)
  const ended = useRef(false)
  useLayoutEffect(() => {
    latest.current = acts
  })

  const follow = (current: Drag, now: number) => {
    if (drag.current !== current) return
    const element = latest.current.elements.get(current.id)
    const pointer = { from: current.from.y, at: current.at.y }
    scrollAlong(current.scroller, pointer, Math.max(0, now - current.last))
    current.last = now
    if (element !== undefined) carry(element, current)
    makeRoom(latest.current, current)
    current.frame = requestAnimationFrame((time) => follow(current, time))
  }

  function end(current: Drag, act: 'drop' | 'cancel'): void {
    drag.current = null
    cancelAnimationFrame(current.frame)
    const element = latest.current.elements.get(current.id)
    if (element !== undefined) element.style.translate = ''
    ended.current = current.moving
    if (current.moving) latest.current[act]()
  }

  function begin(event: ReactPointerEvent, id: string): void {
    const element = latest.current.elements.get(id)
    if (event.button !== 0 || !event.isPrimary || element === undefined) return
    ended.current = false
    if (latest.current.held !== null) return
    const current = dragOf(event, id, element)
    drag.current = current
    const listening = new AbortController()
    const { signal } = listening
    const stop = (act: 'drop' | 'cancel') => {
      listening.abort()
      if (drag.current === current) end(current, act)
    }
    const own = (does: (pointer: PointerEvent) => void) => (pointer: PointerEvent) => {
      if (pointer.pointerId === current.pointerId) does(pointer)
    }
    const move = (pointer: PointerEvent) => {
      current.at = pointOf(pointer)
      const { at, from } = current
      if (current.moving || Math.hypot(at.x - from.x, at.y - from.y) <= slack) return
      current.moving = true
      flushSync(() => latest.current.pick(id))
      current.frame = requestAnimationFrame((time) => follow(current, time))
    }
    window.addEventListener('pointermove', own(move), { signal })
    window.addEventListener(
      'pointerup',
      own(() => stop('drop')),
      { signal },
    )
    window.addEventListener(
      'pointercancel',
      own(() => stop('cancel')),
      { signal },
    )
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop('cancel'), { signal })
  }

  useEffect(
    () => () => {
      if (drag.current !== null) cancelAnimationFrame(drag.current.frame)
    },
    [],
  )
  return {
    handle: (id: string) => ({ onPointerDown: (event: ReactPointerEvent) => begin(event, id) }),
    /** True when the press that just ended was a drag. */
    endedDrag: () => ended.current,
  }
}
