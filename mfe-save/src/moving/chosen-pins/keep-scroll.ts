/** Farther than this the person has scrolled, and not the page by itself. */
const nudge = 4

const nextFrames = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

/**
 * Notes how far the page is scrolled, and gives what puts it back there once what has gone is drawn
 * again; unless somebody has scrolled by themselves in the meantime.
 */
export function keepScroll(): () => void {
  const before = window.scrollY
  let settled: number | null = null
  nextFrames(() => {
    settled = window.scrollY
  })
  return () => {
    if (settled !== null && Math.abs(window.scrollY - settled) > nudge) return
    nextFrames(() => window.scrollTo({ top: before, behavior: 'instant' }))
  }
}
