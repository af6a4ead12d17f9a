/** A scroll container: the page or a part of it. */
interface Scroller {
  /** The element that grows as content loads. */
  readonly content: Element
  top(): number
  scrollTo(top: number): void
}

/** Returns the page's scroller. */
export function pageScroller(page: Window): Scroller {
  return {
    content: page.document.body,
    top: () => page.scrollY,
    scrollTo(top) {
      page.scrollTo({ top, behavior: 'instant' })
    },
  }
}

/** Returns the scroller of an element. */
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
 * Scrolls to a position as soon as there is enough content, unless somebody scrolls first. Returns
 * a function that stops it.
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

/**
 * True when a grid in this history entry restores its own position, which is better than pixels.
 */
export function findsItself(state: unknown): boolean {
  return Object.keys(Object(state)).some((slot) => slot.startsWith('grid:'))
}
