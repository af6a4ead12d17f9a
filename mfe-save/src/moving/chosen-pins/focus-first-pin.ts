/**
 * Puts the focus on the first pin of the page, where what had it has gone with the pins: so that keys go
 * on where they were used.
 */
export function focusFirstPin(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const first = document.querySelector('main li[data-index] a')
      if (first instanceof HTMLElement) first.focus({ preventScroll: true })
    }),
  )
}
