// Adds the layout property that jsdom lacks and the grid reads.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
