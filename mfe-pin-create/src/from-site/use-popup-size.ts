import { type RefObject, useEffect } from 'react'
import { fitPopup } from './site-window.ts'

/** Keeps a popup as high as an element and what is above it. */
export function usePopupSize(content: RefObject<HTMLElement | null>, isPopup: boolean): void {
  useEffect(() => {
    const { current } = content
    if (!isPopup || current === null) return
    const fit = () => fitPopup(current.getBoundingClientRect().bottom + window.scrollY)
    fit()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [content, isPopup])
}
