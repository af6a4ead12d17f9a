import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { textScale } from '../text-scale.ts'
import { isHidden, noteHidden } from './screen.ts'

/** The grid's width, reading direction and text size, once they are known. */
export interface GridRoom {
  readonly width: number
  readonly rtl: boolean
  readonly textScale: number
}

const isSame = (one: GridRoom | null, other: GridRoom): boolean =>
  one?.width === other.width && one.rtl === other.rtl && one.textScale === other.textScale

/** Measures the grid before its first paint, and again when its width changes. */
export function useGridWidth(
  root: RefObject<HTMLElement | null>,
  onShownAgain: () => void,
): GridRoom | null {
  const [room, setRoom] = useState<GridRoom | null>(null)
  const shownAgain = useEffectEvent(onShownAgain)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const measure = () => {
      const width = element.clientWidth
      const wasHidden = isHidden(element)
      noteHidden(element, width === 0)
      // A hidden grid keeps its layout.
      if (width === 0) return
      const rtl = getComputedStyle(element).direction === 'rtl'
      const next = { width, rtl, textScale: textScale() }
      setRoom((now) => (isSame(now, next) ? now : next))
      if (wasHidden) shownAgain()
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    // The width is the same after a change of reading direction.
    const turns = new MutationObserver(measure)
    turns.observe(document, { attributeFilter: ['dir'], subtree: true })
    return () => {
      sizes.disconnect()
      turns.disconnect()
    }
  }, [root])
  return room
}
