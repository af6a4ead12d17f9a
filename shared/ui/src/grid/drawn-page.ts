// The document shows a drawn page until the page's own takes its place. It stands where that will stand and is
// laid out already, so reading its sizes forces no layout.

/** Returns the drawn list of tiles in whose place the grid will stand, or null. */
export const drawnList = (): HTMLElement | null =>
  document.querySelector('#drawn .d-tiles[data-placed]')

/** Returns what the drawn page has above its list, beside a card; null without a card. */
export const drawnHead = (): HTMLElement | null =>
  document.querySelector('#drawn:has(.d-card[data-placed]) .d-head')
