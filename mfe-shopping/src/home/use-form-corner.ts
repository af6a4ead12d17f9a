import { measures } from '@tessera/contracts/limits'
import { useLayout, useReturning } from '@tessera/module/react'
import { type CardCorner, cardCorner } from '@tessera/ui/grid/card-corner'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Measures where the form stands on a desktop; undefined on smaller screens, which have none. */
export function useFormCorner(): {
  /** The element above the grid, which has the same width. */
  readonly head: RefObject<HTMLDivElement | null>
  readonly place: CardCorner | undefined
} {
  const { size, headerHeight } = useLayout()
  const returning = useReturning() !== null
  const head = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CardCorner>()
  const wide = size === 'wide'
  useLayoutEffect(() => {
    const element = head.current
    if (!wide || element === null) return setPlace(undefined)
    const measure = () => {
      const next = cardCorner({
        width: element.clientWidth,
        head: element.offsetHeight,
        screen: window.innerHeight - headerHeight,
        height: measures.homeForm[returning ? 1 : 0],
      })
      setPlace((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [wide, headerHeight, returning])
  return { head, place: wide ? place : undefined }
}
