import { keepFocus } from '@tessera/ui/keep-focus'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Keeps the focus within a page of the area. A link that leads to another part of the same page is gone
 * once that part is shown, or hidden while it loads: then the page itself takes the focus.
 */
export function usePageFocus(title: string) {
  const page = useRef<HTMLElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    // Browsers take the focus from what is hidden when they next draw.
    const wait = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) page.current?.focus({ preventScroll: true })
      }),
    )
    return () => cancelAnimationFrame(wait)
  }, [title])
  return useCallback((element: HTMLElement | null) => {
    page.current = element
    return keepFocus(element)
  }, [])
}
