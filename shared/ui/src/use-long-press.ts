import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

const holdFor = 450
const wobble = 10

/** Tells when a finger has rested on something; the next touch anywhere ends it. */
export function useLongPress() {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!held) return
    const end = () => setTimeout(() => setHeld(false))
    addEventListener('click', end, { once: true })
    addEventListener('scroll', end, { once: true, passive: true })
    return () => {
      removeEventListener('click', end)
      removeEventListener('scroll', end)
    }
  }, [held])
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return
      start.current = { x: event.clientX, y: event.clientY }
      cancel()
      timer.current = setTimeout(() => setHeld(true), holdFor)
    },
    onPointerMove: (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y)
      if (far > wobble) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      if (held) event.preventDefault()
    },
  }
  return { held, handlers }
}
