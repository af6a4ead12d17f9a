import { type RefObject, useLayoutEffect, useState } from 'react'

/** The grid's room, once it is known. */
export interface GridRoom {
  readonly width: number
  readonly rtl: boolean
}

/** Measures the grid before its first paint, and again when its width changes. */
export function useGridWidth(root: RefObject<HTMLElement | null>): GridRoom | null {
  const [room, setRoom] = useState<GridRoom | null>(null)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const measure = () => {
      const width = element.clientWidth
      const rtl = getComputedStyle(element).direction === 'rtl'
      // A hidden grid keeps the layout that it had.
      if (width === 0) return
      setRoom((now) => (now?.width === width && now.rtl === rtl ? now : { width, rtl }))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return room
}
