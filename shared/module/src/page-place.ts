import { createContext } from 'react'
import type { Readable } from './context.ts'

/** Where a page stands: its own address, and whether another page lies over it now. */
export interface PagePlace {
  readonly pathname: string
  readonly search: string
  readonly $covered: Readable<boolean>
}

/** The place of the page that a view belongs to; none for what belongs to no page, as an overlay. */
export const PagePlaceContext = createContext<PagePlace | null>(null)
