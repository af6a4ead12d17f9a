import { type RefObject, useEffect, useRef } from 'react'

/** Calls back when the marked element comes within two screens, while more is wanted. */
export function useNearEnd<Element extends HTMLElement>(
  wanted: boolean,
  onNearEnd: () => void,
): RefObject<Element | null> {
  const mark = useRef<Element>(null)
  const latest = useRef(onNearEnd)
  latest.current = onNearEnd
  useEffect(() => {
    if (!wanted || mark.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '0px 0px 200% 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [wanted])
  return mark
}
