import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { drawnList } from './drawn-page.ts'
import { isHidden, noteHidden } from './screen.ts'
import { textScale } from './text-scale.ts'

/** The grid's width, reading direction and text size, once they are known. */
export interface GridRoom {
  readonly width: number
  readonly rtl: boolean
  readonly textScale: number
}

const isSame = (one: GridRoom | null, other: GridRoom): boolean =>
  one?.width === other.width && one.rtl === other.rtl && one.textScale === other.textScale

/** Returns the room in an element. */
const roomIn = (element: HTMLElement): GridRoom => ({
  width: element.clientWidth,
  rtl: getComputedStyle(element).direction === 'rtl',
  textScale: textScale(),
})

/** Returns the room that the grid will have, as long as a drawn list stands in its place. */
function drawnRoom(): GridRoom | null {
  const list = drawnList()
  return list === null ? null : roomIn(list)
}

/**
 * Measures the grid before its first paint, and again when its width changes. In the place of a drawn list, the
 * first tiles render with the page, and the browser tells the width after its own layout.
 */
export function useGridWidth(
  root: RefObject<HTMLElement | null>,
  onShownAgain: () => void,
): GridRoom | null {
  const [room, setRoom] = useState(drawnRoom)
  const shownAgain = useEffectEvent(onShownAgain)
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const measure = () => {
      const next = roomIn(element)
      const wasHidden = isHidden(element)
      noteHidden(element, next.width === 0)
      // A hidden grid keeps its layout.
      if (next.width === 0) return
      setRoom((now) => (isSame(now, next) ? now : next))
      if (wasHidden) shownAgain()
    }
    const canTell = typeof ResizeObserver !== 'undefined'
    if (drawnList() === null || !canTell) measure()
    if (!canTell) return
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
