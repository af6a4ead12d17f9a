import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import type { OrderActs } from './order-acts.ts'

/** How far a press may wander before it is a drag. */
const slack = 4
/** How near the edge of the window the page scrolls along, and how fast. */
const edge = 90
const scrollStep = 14

interface Point {
  readonly x: number
  readonly y: number
}

interface Drag {
  readonly id: string
  readonly from: Point
  /** Where within the thing it was taken hold of. */
  readonly grip: Point
  at: Point
  moving: boolean
  frame: number
}

const pointOf = ({ clientX, clientY }: PointerEvent | ReactPointerEvent): Point => ({
  x: clientX,
  y: clientY,
})

const contains = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Keeps a thing under the pointer, wherever its own place is by now. */
function carry(element: HTMLElement, { at, grip }: Drag): void {
  element.style.translate = 'none'
  const { left, top } = element.getBoundingClientRect()
  element.style.translate = `${at.x - grip.x - left}px ${at.y - grip.y - top}px`
}

function scrollAlong({ y }: Point): void {
  if (y < edge) window.scrollBy(0, -scrollStep)
  else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep)
}

/** Where the thing under the pointer stands, if it is not the one that is carried. */
function placeUnder({ order, elements }: OrderActs, { id, at }: Drag): number | undefined {
  const place = order.findIndex((other) => {
    const element = elements.get(other)
    return other !== id && element !== undefined && contains(element.getBoundingClientRect(), at)
  })
  return place === -1 ? undefined : place
}

/** Drags things by their handles, with a mouse, a pen or a finger. */
export function useOrderPointer(acts: OrderActs) {
  const latest = useRef(acts)
  const drag = useRef<Drag | null>(null)
  const ended = useRef(false)
  useEffect(() => {
    latest.current = acts
  })

  // Each frame: the thing follows, the page scrolls at its edges, and the others make room.
  const follow = (current: Drag) => {
    if (drag.current !== current) return
    const element = latest.current.elements.get(current.id)
    scrollAlong(current.at)
    if (element !== undefined) carry(element, current)
    const to = placeUnder(latest.current, current)
    if (to !== undefined) latest.current.move(to)
    current.frame = requestAnimationFrame(() => follow(current))
  }

  function end(): void {
    const current = drag.current
    drag.current = null
    if (current === null) return
    cancelAnimationFrame(current.frame)
    const element = latest.current.elements.get(current.id)
    if (element !== undefined) element.style.translate = ''
  }

  function begin(event: ReactPointerEvent, id: string): void {
    const element = latest.current.elements.get(id)
    if (event.button !== 0 || !event.isPrimary || element === undefined) return
    if (latest.current.held !== null) return
    const { left, top } = element.getBoundingClientRect()
    const from = pointOf(event)
    const grip = { x: from.x - left, y: from.y - top }
    const current: Drag = { id, from, grip, at: from, moving: false, frame: 0 }
    drag.current = current
    ended.current = false
    const hearing = new AbortController()
    const { signal } = hearing
    const stop = (act: 'drop' | 'cancel') => {
      hearing.abort()
      end()
      ended.current = current.moving
      if (current.moving) latest.current[act]()
    }
    const on = (moved: PointerEvent) => {
      current.at = pointOf(moved)
      const far = Math.hypot(current.at.x - from.x, current.at.y - from.y) > slack
      if (current.moving || !far) return
      current.moving = true
      latest.current.pick(id)
      current.frame = requestAnimationFrame(() => follow(current))
    }
    window.addEventListener('pointermove', on, { signal })
    window.addEventListener('pointerup', () => stop('drop'), { signal })
    window.addEventListener('pointercancel', () => stop('cancel'), { signal })
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
    /** Whether the press that has just ended was a drag. */
    endedDrag: () => ended.current,
  }
}
