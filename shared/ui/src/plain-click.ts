import type { MouseEvent } from 'react'

/**
 * True for a click that opens here, false for one that asks for a new tab, a window or a download.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  )
}
