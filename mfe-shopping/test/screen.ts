/** Gives every element a width; jsdom lays nothing out, and a grid without a width has no tiles. */
export function wideElements(): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
}

/** Makes every observed element intersect at once; jsdom has no IntersectionObserver. */
export function everythingInSight(): void {
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element): void {
      const rect = target.getBoundingClientRect()
      const entry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        time: 0,
        rootBounds: null,
        boundingClientRect: rect,
        intersectionRect: rect,
      }
      queueMicrotask(() => this.#tell([entry], this))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return []
    }
  }
}
