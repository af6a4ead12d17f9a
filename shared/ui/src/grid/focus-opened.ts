/**
 * Returns the focus to the tile that was opened from this grid. Waits until the page's own focus
 * handling is done, and does nothing when that has set the focus.
 */
export function focusOpened(root: HTMLElement, index: number): void {
  setTimeout(() => {
    const link = root.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    const elsewhere = document.activeElement !== null && !document.activeElement.contains(root)
    if (link !== null && !elsewhere) link.focus({ preventScroll: true })
  })
}
