import { createContext } from 'react'
import type { Readable } from './context.ts'

/** A page's own address, and whether another page lies over it. */
export interface PagePlace {
  readonly pathname: string
  readonly search: string
  readonly $covered: Readable<boolean>
  /** Shows or hides the product's footer below the page. */
  readonly end?: (isEnded: boolean) => void
}

/** The place of a view's page; null for a view without a page, such as an overlay. */
export const PagePlaceContext = createContext<PagePlace | null>(null)
