import { type RefObject, useCallback, useState } from 'react'
import { mountedStretch, type Stretch } from './window.ts'

/** How far the top of the screen lies below the grid's top. */
export function gridScrollTop(element: HTMLElement): number {
  return -element.getBoundingClientRect().top
}

interface GridWindow {
  stretch: Stretch
  /** Looks where the page stands now, and mounts accordingly. */
  look: () => void
}

/** The stretch of the grid that is mounted. */
export function useGridWindow(root: RefObject<HTMLElement | null>): GridWindow {
  const [stretch, setStretch] = useState<Stretch>({ from: 0, to: 0 })
  const look = useCallback(() => {
    if (root.current === null) return
    const next = mountedStretch(gridScrollTop(root.current), window.innerHeight)
    setStretch((now) => (now.from === next.from && now.to === next.to ? now : next))
  }, [root])
  return { stretch, look }
}
