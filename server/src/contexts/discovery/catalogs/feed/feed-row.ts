import type { CatalogFault } from '@tessera/contracts/calls/catalogs'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { ProductFacts } from '../../../pins/index.ts'

/** A product as a row of a feed gives it, checked. */
export interface FeedItem {
  /** The shop's own id of it, unique within the feed. */
  readonly id: string
  /** The id that all kinds of one product share; null for a product of one kind. */
  readonly groupId: string | null
  readonly title: string
  readonly description: string
  readonly link: string
  readonly pictureUrl: string
  /** The size of this kind; '' when the row names none. */
  readonly size: string
  /** The page of a website that it is from, as the website lists it. */
  readonly page?: string
  readonly facts: Omit<ProductFacts, 'variants'>
}

/** A fault of a row. */
export interface RowFault {
  /** The column as the feed names it; null when the whole row is at fault. */
  readonly column: string | null
  readonly fault: CatalogFault
  /** The value that was refused, cut to a readable length. */
  readonly value: string
  /** The code of the error, for a page that can't be fetched. */
  readonly why?: ErrorCode
}

/** Pages whose products stay as they were, because nobody knows what the pages say now. */
export type KeptPages = { readonly of: string } | { readonly allBut: readonly string[] }

/** A row of a feed, the first product being row 1: its product, or what is wrong with it. */
export type FeedRow =
  | { readonly row: number; readonly item: FeedItem }
  | {
      readonly row: number
      readonly itemId: string | null
      readonly faults: readonly RowFault[]
      readonly keeps?: KeptPages
    }
