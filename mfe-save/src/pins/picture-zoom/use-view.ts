import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  keyed,
  type Point,
  panned,
  type Sizes,
  toggled,
  type View,
  wholeView,
  zoomed,
} from './view.ts'

/** Max distance in pixels that a finger may move and still press. */
const pressSlack = 6

const middle: Point = { x: 0, y: 0 }

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

type Change = (change: (view: View, sizes: Sizes) => View) => void

/** Returns the position of an event on the stage, from its center. */
function pointOn(stage: Element, { clientX, clientY }: MouseEvent | WheelEvent): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** One finger moves the picture, two zoom it; the distance tells a press from a drag. */
function useFingers(change: Change) {
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(0)
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = pointOn(event.currentTarget, event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    moved.current += distance(before, now)
    if (other === undefined) {
      const by = { x: now.x - before.x, y: now.y - before.y }
      change((view, sizes) => panned(view, by, sizes))
    } else {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      change((view, sizes) => zoomed(view, factor, between(now, other), sizes))
    }
  }
  return {
    moved,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (fingers.current.size === 0) moved.current = 0
        fingers.current.set(event.pointerId, pointOn(event.currentTarget, event))
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}

/** Listens to the wheel without `passive`, so that the page does not scroll. */
function useWheel(stage: RefObject<HTMLElement | null>, change: Change): void {
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      // A pinch on a touchpad comes as a turn with Ctrl, in smaller steps.
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002))
      const at = pointOn(element, event)
      latest.current((view, sizes) => zoomed(view, factor, at, sizes))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [stage])
}

/** Changes the picture's view by pointer, touch, wheel and keys. */
export function useView(stage: RefObject<HTMLElement | null>, picture: Sizes['picture']) {
  const [view, setView] = useState(wholeView)
  const sizes = (): Sizes => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = stage.current ?? {}
    return { frame: { width, height }, picture }
  }
  const change: Change = (step) => setView((seen) => step(seen, sizes()))
  const { moved, handlers } = useFingers(change)
  useWheel(stage, change)

  function press(event: MouseEvent): void {
    if (moved.current > pressSlack) return
    // A press by key has no place of its own.
    const at = event.detail === 0 ? middle : pointOn(event.currentTarget, event)
    change((seen, known) => toggled(seen, at, known))
  }

  function pressKey(event: KeyboardEvent): void {
    // A key press does not end a drag.
    moved.current = 0
    const next = keyed(view, event.key, sizes())
    if (next === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setView(next)
  }

  return {
    view,
    zoom: (factor: number) => change((seen, known) => zoomed(seen, factor, middle, known)),
    handlers: { ...handlers, onClick: press, onKeyDown: pressKey },
  }
}
