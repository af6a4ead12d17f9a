// Adds the layout properties that jsdom lacks and the grid reads.
HTMLElement.prototype.scrollIntoView = () => {}
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
// Ads are watched by one; what it sees is tried where ads are counted.
globalThis.IntersectionObserver ??= class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
