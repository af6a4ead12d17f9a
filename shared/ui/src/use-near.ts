import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollAreaOf } from './grid/scroll-area-of.ts'

/** Returns a ref, and true once its element has been within half a screen of what is in sight. */
export function useNear<Element extends HTMLElement>(): {
  readonly mark: RefObject<Element | null>
  readonly near: boolean
} {
  const mark = useRef<Element>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // A margin counts only around the area that scrolls.
      { root: scrollAreaOf(mark.current), rootMargin: '50% 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [near])
  return { mark, near }
}
