import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Says once when what the ref marks is on the screen, more than half of it or as much as fits. */
export function useSeen<Element extends HTMLElement>(
  onSeen: () => void,
): RefObject<Element | null> {
  const mark = useRef<Element>(null)
  const latest = useRef(onSeen)
  latest.current = onSeen
  useEffect(() => {
    if (mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { threshold: 0.5 },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return mark
}
