/** Something that scrolls: the page or a part of it. */
interface Scroller {
  /** What grows as the content arrives. */
  readonly content: Element
  top(): number
  scrollTo(top: number): void
}

/** The page itself. */
export function pageScroller(page: Window): Scroller {
  return {
    content: page.document.body,
    top: () => page.scrollY,
    scrollTo(top) {
      page.scrollTo({ top, behavior: 'instant' })
    },
  }
}

/** A part of the page with a scroll of its own. */
export function areaScroller(area: HTMLElement): Scroller {
  return {
    content: area.firstElementChild ?? area,
    top: () => area.scrollTop,
    scrollTo(top) {
      area.scrollTo({ top, behavior: 'instant' })
    },
  }
}

const byPerson = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to a place as soon as there is enough content for it. Whoever scrolls by themselves first is
 * not moved any more. Gives the way to stop trying.
 */
export function findPlace(scroller: Scroller, place: number): () => void {
  const watch = new ResizeObserver(() => tryIt())
  const stop = () => {
    watch.disconnect()
    for (const name of byPerson) removeEventListener(name, stop)
  }
  const tryIt = () => {
    scroller.scrollTo(place)
    if (Math.abs(scroller.top() - place) <= 1) stop()
  }
  for (const name of byPerson) addEventListener(name, stop, { passive: true })
  watch.observe(scroller.content)
  tryIt()
  return stop
}

/** Whether a list on the page finds its own place in this history entry, better than by pixels. */
export function findsItself(state: unknown): boolean {
  return Object.keys(Object(state)).some((slot) => slot.startsWith('grid:'))
}
