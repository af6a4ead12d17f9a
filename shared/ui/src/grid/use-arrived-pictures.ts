import { type RefObject, useLayoutEffect } from 'react'

function arrived({ target }: Event): void {
  if (target instanceof HTMLImageElement) delete target.dataset.waiting
}

function changed(records: readonly MutationRecord[]): void {
  for (const { target } of records)
    if (target instanceof HTMLImageElement) target.dataset.waiting = ''
}

/**
 * Keeps a reused element from showing the picture of its former pin: it shows the color of the new
 * pin until the new picture has loaded or failed.
 */
export function useArrivedPictures(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = root.current
    if (list === null) return
    const observer = new MutationObserver(changed)
    observer.observe(list, { subtree: true, attributeFilter: ['src'] })
    // Neither event bubbles.
    list.addEventListener('load', arrived, { capture: true })
    list.addEventListener('error', arrived, { capture: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('load', arrived, { capture: true })
      list.removeEventListener('error', arrived, { capture: true })
    }
  }, [root])
}
