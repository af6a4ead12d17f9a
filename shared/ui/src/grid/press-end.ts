/** Some browsers send a click within this many milliseconds after the finger leaves. */
export const lateClick = 60

/** A press that lasts longer counts as over, because its end may never be heard. */
const longestPress = 5_000

/** True for a pointer's down that a click may follow. */
export const isPress = ({ isPrimary, button }: Pick<PointerEvent, 'isPrimary' | 'button'>) =>
  isPrimary && button === 0

/**
 * Calls back once a press is over: after its click, or without one. Browsers send no click when the pressed
 * element moves, or leaves the document, before the pointer is up.
 */
export function whenPressEnds(page: Window, done: () => void): void {
  const following = new AbortController()
  const { signal } = following
  const end = () => {
    if (signal.aborted) return
    following.abort()
    page.clearTimeout(limit)
    done()
  }
  const limit = page.setTimeout(end, longestPress)
  // The click comes after it, and has been handled by the page once the window hears of it.
  const lift = () => page.setTimeout(end, lateClick)
  page.addEventListener('pointerup', lift, { signal })
  page.addEventListener('pointercancel', lift, { signal })
  page.addEventListener('click', end, { signal })
}
