/**
 * Gives the focus back to the tile that was opened from this grid, once whoever arranges the arrival
 * has had their turn; not when it stands somewhere of its own by then.
 */
export function focusOpened(root: HTMLElement, index: number): void {
  setTimeout(() => {
    const link = root.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    const elsewhere = document.activeElement !== null && !document.activeElement.contains(root)
    if (link !== null && !elsewhere) link.focus({ preventScroll: true })
  })
}
