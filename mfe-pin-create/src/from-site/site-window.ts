import { type Leaving, leavingOf, type OpenedWindow, popupSize } from './behavior.ts'

/** Returns how this window was opened. */
export const openedWindow = (): OpenedWindow => ({
  hasOpener: (window.opener ?? null) !== null,
  // Browsers without bars of windows count as having them.
  hasBars: (window.toolbar as BarProp | undefined)?.visible ?? true,
})

/** Leaves the page after a pin was created. A browser may refuse to close a window. */
export function leave(given: Omit<Parameters<typeof leavingOf>[0], 'historyLength'>): Leaving {
  const leaving = leavingOf({ ...given, historyLength: window.history.length })
  if (leaving === 'close') window.close()
  else window.history.go(leaving === 'back-two' ? -2 : -1)
  return leaving
}

/** Makes a popup as high as its content. Browsers do nothing for a tab, and stop at the screen's size. */
export function fitPopup(contentHeight: number): void {
  const [width, height] = popupSize(contentHeight)
  if (window.outerWidth !== width || window.outerHeight !== height) window.resizeTo(width, height)
}
