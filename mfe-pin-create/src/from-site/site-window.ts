import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import type { SiteQuery } from '../pictures/other-sites/site-query.ts'
import { isPopup, type Leaving, leavingOf, type OpenedWindow, popupSize } from './behavior.ts'
import { draftPlace } from './site-draft.ts'

/** Keeps, for each page, if the window was opened for it: a sign-up gives the window a history. */
const keptWindows = keepDrafts('site-window', z.object({ isPopup: z.boolean() }))

const openedWindow = (): OpenedWindow => ({
  hasOpener: (window.opener ?? null) !== null,
  // Browsers without bars of windows count as having them.
  hasBars: (window.toolbar as BarProp | undefined)?.visible ?? true,
  historyLength: window.history.length,
})

/** True when this window was opened for the page, also after a sign-up or a reload. */
export function isOwnWindow(site: SiteQuery): boolean {
  const windows = keptWindows(undefined)
  const place = draftPlace(site)
  const kept = windows.get(place) ?? { isPopup: isPopup(openedWindow()) }
  windows.keep(place, kept)
  return kept.isPopup
}

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
