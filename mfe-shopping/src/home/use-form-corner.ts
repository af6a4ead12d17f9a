import { measures } from '@tessera/contracts/limits'
import { useLayout, useReturning } from '@tessera/module/react'
import { type CardCorner, cardCorner } from '@tessera/ui/grid/card-corner'
import { drawnHead } from '@tessera/ui/grid/drawn-page'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Returns where the form stands beside the element above the grid, which has the grid's width. */
const placeBeside = (
  element: HTMLElement,
  { headerHeight, height }: { readonly headerHeight: number; readonly height: number },
): CardCorner =>
  cardCorner({
    width: element.clientWidth,
    head: element.offsetHeight,
    screen: window.innerHeight - headerHeight,
    height,
  })

/** Measures where the form stands on a desktop; undefined on smaller screens, which have none. */
export function useFormCorner(): {
  /** The element above the grid, which has the same width. */
  readonly head: RefObject<HTMLDivElement | null>
  readonly place: CardCorner | undefined
} {
  const { size, headerHeight } = useLayout()
  const returning = useReturning() !== null
  const head = useRef<HTMLDivElement>(null)
  const height = measures.homeForm[returning ? 1 : 0]
  const [place, setPlace] = useState(() => {
    const drawn = drawnHead()
    return drawn === null ? undefined : placeBeside(drawn, { headerHeight, height })
  })
  const wide = size === 'wide'
  useLayoutEffect(() => {
    const element = head.current
    if (!wide || element === null) return setPlace(undefined)
    const measure = () => {
      const next = placeBeside(element, { headerHeight, height })
      setPlace((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const canTell = typeof ResizeObserver !== 'undefined'
    if (drawnHead() === null || !canTell) measure()
    if (!canTell) return
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [wide, headerHeight, height])
  return { head, place: wide ? place : undefined }
}
