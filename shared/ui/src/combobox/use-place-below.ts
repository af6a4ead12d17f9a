import { type RefObject, useLayoutEffect, useRef } from 'react'

const gap = 4

/** Puts a list below a field, or above it where there is more room. */
function place(list: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom, width } = field.getBoundingClientRect()
  const isLow =
    bottom + gap + list.offsetHeight > window.innerHeight && top > window.innerHeight / 2
  list.style.left = `${left}px`
  list.style.width = `${width}px`
  list.style.top = `${isLow ? top - gap - list.offsetHeight : bottom + gap}px`
}

/**
 * Shows a list in the top layer, below its field and as wide. A modal does not clip it, and it follows
 * the field when the page or the modal scrolls.
 */
export function usePlaceBelow(
  field: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.showPopover()
  }, [])
  // Runs after every render: the list may have fewer rows now, and the field more lines.
  useLayoutEffect(() => {
    const keep = () => {
      if (list.current !== null && field.current !== null) place(list.current, field.current)
    }
    keep()
    addEventListener('scroll', keep, { passive: true, capture: true })
    addEventListener('resize', keep)
    return () => {
      removeEventListener('scroll', keep, { capture: true })
      removeEventListener('resize', keep)
    }
  })
  return list
}
