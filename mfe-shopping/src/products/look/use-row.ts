import { type RefObject, useEffect, useRef, useState } from 'react'

/** The share of its width that a row moves by. */
const moved = 0.85

/** A row that scrolls sideways, and whether it's at its ends. */
export interface ScrolledRow {
  readonly row: RefObject<HTMLUListElement | null>
  readonly atStart: boolean
  readonly atEnd: boolean
  /** Looks how far it's scrolled. */
  look(): void
  /** Scrolls on, or back, in whichever direction it's written. */
  move(way: 'on' | 'back'): void
}

/** Follows how far a row of items is scrolled. */
export function useRow(count: number): ScrolledRow {
  const row = useRef<HTMLUListElement>(null)
  const [{ atStart, atEnd }, setEnds] = useState({ atStart: true, atEnd: true })
  const look = () => {
    if (row.current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    const from = Math.abs(scrollLeft)
    setEnds({ atStart: from < 2, atEnd: from + clientWidth > scrollWidth - 2 })
  }
  useEffect(() => {
    if (count === 0 || row.current === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [count])
  const move = (way: 'on' | 'back') => {
    if (row.current === null) return
    const isMirrored = getComputedStyle(row.current).direction === 'rtl'
    const sign = (way === 'on') === isMirrored ? -1 : 1
    row.current.scrollBy({ left: sign * moved * row.current.clientWidth })
  }
  return { row, atStart, atEnd, look, move }
}
