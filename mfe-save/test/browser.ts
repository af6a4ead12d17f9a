// What jsdom lacks of layout, as far as the grid looks at it.
HTMLElement.prototype.scrollIntoView = () => {}
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1244, configurable: true })
