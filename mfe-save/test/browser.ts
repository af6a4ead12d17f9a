// Adds the layout properties that jsdom lacks and the grid reads.
HTMLElement.prototype.scrollIntoView = () => {}
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
