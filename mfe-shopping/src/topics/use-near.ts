import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Whether what the ref marks has come within half a screen yet. */
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
      { rootMargin: '50% 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [near])
  return { mark, near }
}
