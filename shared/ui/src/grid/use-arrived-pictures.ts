import { type RefObject, useLayoutEffect } from 'react'

function arrived({ target }: Event): void {
  if (target instanceof HTMLImageElement) delete target.dataset.waiting
}

function changed(records: readonly MutationRecord[]): void {
  for (const { target } of records)
    if (target instanceof HTMLImageElement) target.dataset.waiting = ''
}

/**
 * Keeps the pictures of a list from showing those of other pins: an element that takes over another
 * pin shows nothing but its colour until the new picture has come, or will not.
 */
export function useArrivedPictures(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = root.current
    if (list === null) return
    const observer = new MutationObserver(changed)
    observer.observe(list, { subtree: true, attributeFilter: ['src'] })
    // Neither bubbles.
    list.addEventListener('load', arrived, { capture: true })
    list.addEventListener('error', arrived, { capture: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('load', arrived, { capture: true })
      list.removeEventListener('error', arrived, { capture: true })
    }
  }, [root])
}
