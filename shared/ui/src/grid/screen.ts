import { scrollAreaOf } from './scroll-area-of.ts'

/** The viewport of a grid: the window, or the scroll area around it. */
export interface GridScreen {
  /** Returns the distance from the grid's top down to the screen's top. */
  scrollTop(): number
  height(): number
  /** Returns the height of the header over the screen's top. */
  head(): number
  moveBy(distance: number): void
  /** Calls back on every scroll and resize. Returns a function that stops it. */
  follow(moved: () => void): () => void
}

function windowScreen(root: HTMLElement): GridScreen {
  // Read once for each window size: reading it forces a layout.
  let sizes: { readonly height: number; readonly head: number } | null = null
  const measured = () => {
    sizes ??= {
      height: window.innerHeight,
      head: Number.parseFloat(getComputedStyle(root).scrollMarginTop) || 0,
    }
    return sizes
  }
  return {
    scrollTop: () => -root.getBoundingClientRect().top,
    height: () => measured().height,
    head: () => measured().head,
    moveBy: (distance) => window.scrollBy({ top: distance, behavior: 'instant' }),
    follow: (moved) =>
      followScroll(window, moved, () => {
        sizes = null
      }),
  }
}

function areaScreen(root: HTMLElement, area: HTMLElement): GridScreen {
  return {
    scrollTop: () => area.getBoundingClientRect().top - root.getBoundingClientRect().top,
    height: () => area.clientHeight,
    head: () => 0,
    moveBy: (distance) => area.scrollBy({ top: distance, behavior: 'instant' }),
    follow: (moved) => followScroll(area, moved, () => {}),
  }
}

function followScroll(
  target: Window | HTMLElement,
  moved: () => void,
  resized: () => void,
): () => void {
  const onResize = () => {
    resized()
    moved()
  }
  target.addEventListener('scroll', moved, { passive: true })
  addEventListener('resize', onResize)
  return () => {
    target.removeEventListener('scroll', moved)
    removeEventListener('resize', onResize)
  }
}

const screens = new WeakMap<HTMLElement, GridScreen>()

/** Returns the viewport of a grid in the document. */
export function screenOf(root: HTMLElement): GridScreen {
  const known = screens.get(root)
  if (known !== undefined) return known
  const area = scrollAreaOf(root)
  const screen = area === null ? windowScreen(root) : areaScreen(root, area)
  screens.set(root, screen)
  return screen
}

const hidden = new WeakSet<HTMLElement>()

/** Remembers whether a grid has room; reading its width at every scroll would force layouts. */
export function noteHidden(root: HTMLElement, isHidden: boolean): void {
  if (isHidden) hidden.add(root)
  else hidden.delete(root)
}

/** True when a grid has no room. */
export function isHidden(root: HTMLElement): boolean {
  return hidden.has(root)
}

/** True when the grid is hidden or below another page. It keeps its place then. */
export function isAsleep(root: HTMLElement): boolean {
  return isHidden(root) || root.closest('[inert]') !== null
}
