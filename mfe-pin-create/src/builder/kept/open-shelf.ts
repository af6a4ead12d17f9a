import type { DraftShelf } from '../draft/draft-shelf.ts'
import { shelfOfBrowser } from './shelf-of-browser.ts'
import { shelfOfTab } from './shelf-of-tab.ts'

/** Returns the best shelf that the browser has: IndexedDB, or the tab where there are no locks. */
export const openShelf = (viewerId: string | undefined): DraftShelf =>
  viewerId !== undefined && 'indexedDB' in globalThis && 'locks' in navigator
    ? shelfOfBrowser(viewerId)
    : shelfOfTab(viewerId)
