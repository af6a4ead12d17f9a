/** Some browsers send a click within this many milliseconds after the finger leaves. */
export const lateClick = 60

/** A press that lasts longer counts as over, because its end may never be heard. */
const longestPress = 5_000

/**
 * Calls back once the press of a pointer is over: after its click, or without one. Browsers send no click when
 * the pressed element moves, or leaves the document, before the pointer is up.
 */
export function whenPressEnds(
  page: Window,
  { pointerId }: Pick<PointerEvent, 'pointerId'>,
  done: () => void,
): void {
  const following = new AbortController()
  const { signal } = following
  const end = () => {
    if (signal.aborted) return
    following.abort()
    done()
  }
  page.setTimeout(end, longestPress)
  // Some browsers' clicks name no pointer.
  const hear = ({ type, pointerId: by = pointerId }: Event & { readonly pointerId?: number }) => {
    // Other fingers and keys press too.
    if (by !== pointerId) return
    // The click comes after the lift, and has been handled by the page once the window hears of it.
    if (type === 'click') end()
    else page.setTimeout(end, lateClick)
  }
  // A page that is left hears no lift, and may be shown again.
  for (const type of ['pointerup', 'pointercancel', 'click', 'pagehide'])
    page.addEventListener(type, hear, { signal })
}
