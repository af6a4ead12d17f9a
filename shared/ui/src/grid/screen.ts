import { scrollAreaOf } from '../scroll-area.tsx'

/** What a grid is seen through: the window, or the scroll area that it stands in. */
export interface GridScreen {
  /** How far the screen's top lies below the grid's top. */
  scrollTop(): number
  height(): number
  /** How much of its upper end lies under the frame's head. */
  head(): number
  moveBy(distance: number): void
  /** Tells of every scroll and resize; gives the way to stop it. */
  follow(moved: () => void): () => void
}

function windowScreen(root: HTMLElement): GridScreen {
  // Read once for each size of the window: reading them again and again would lay the page out.
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

/** The screen of a grid that is in the document. */
export function screenOf(root: HTMLElement): GridScreen {
  const known = screens.get(root)
  if (known !== undefined) return known
  const area = scrollAreaOf(root)
  const screen = area === null ? windowScreen(root) : areaScreen(root, area)
  screens.set(root, screen)
  return screen
}

const hidden = new WeakSet<HTMLElement>()

/** Notes whether a grid has any room; asking its width at every scroll would lay the page out. */
export function noteHidden(root: HTMLElement, isHidden: boolean): void {
  if (isHidden) hidden.add(root)
  else hidden.delete(root)
}

/** Whether a grid has no room at all now. */
export function isHidden(root: HTMLElement): boolean {
  return hidden.has(root)
}

/** Whether nobody can use the grid now: it is hidden, or another page lies over it. It keeps its place. */
export function isAsleep(root: HTMLElement): boolean {
  return isHidden(root) || root.closest('[inert]') !== null
}
