/** Returns the scroll area around an element; null where the page scrolls. */
export function scrollAreaOf(element: Element): HTMLElement | null {
  const found = element.closest('[data-scroll-area]')
  return found instanceof HTMLElement ? found : null
}
