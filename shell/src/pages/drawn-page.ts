import type { ReadableAtom } from 'nanostores'
import { createContext, use } from 'react'
import type { PageAddress } from '../navigation/shown-pages.ts'
import type { Shell } from '../shell/shell.ts'

/** The element of a route is drawn with this. The address is its own: another page may lie over it. */
export interface DrawnPage {
  readonly shell: Shell
  readonly address: PageAddress
  /** True when it covers another page. */
  readonly over: boolean
  /** True once the page's endless list has ended, so that the footer follows it. */
  readonly $ended: ReadableAtom<boolean>
}

export const DrawnPageContext = createContext<DrawnPage | null>(null)

/** Returns what the calling page is drawn with. */
export function useDrawnPage(): DrawnPage {
  const drawn = use(DrawnPageContext)
  if (drawn === null) throw new Error('Pages of routes are drawn by PageAt.')
  return drawn
}
