import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lateClick } from './press-end.ts'
import { tileAt } from './tile-at.ts'

const holdFor = 450
const wobble = 10

/** Returns the tile of a long press. It shows its buttons until the next touch or scroll. */
export function useHeldTile() {
  const [held, setHeld] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const touching = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  const lift = () => {
    cancel()
    setTimeout(() => {
      touching.current = false
    }, lateClick)
  }
  // Runs after the click's own action, and ignores the click that ends the long press.
  const release = useEffectEvent(() => {
    if (!touching.current) setTimeout(() => setHeld(null))
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (held === null) return
    const end = () => release()
    addEventListener('click', end)
    addEventListener('scroll', end, { passive: true, capture: true })
    return () => {
      removeEventListener('click', end)
      removeEventListener('scroll', end, { capture: true })
    }
  }, [held])
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const index = tileAt(event.target)
      if (event.pointerType !== 'touch' || index === null) return
      start.current = { x: event.clientX, y: event.clientY }
      touching.current = true
      cancel()
      timer.current = setTimeout(() => setHeld(index), holdFor)
    },
    onPointerMove: (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y)
      if (far > wobble) cancel()
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: { preventDefault(): void }) => {
      if (held !== null) event.preventDefault()
    },
  }
  return { held, handlers }
}
