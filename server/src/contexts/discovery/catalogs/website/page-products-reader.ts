import type { Reader } from '../../../../platform/readers/port.ts'
import { type CamePage, readPage } from '../../../base/outside-pages/read-page.ts'
import type { FeedCells } from '../feed/feed-columns.ts'
import { itemOf, type ReadItem } from '../feed/feed-item.ts'
import type { FeedReading } from '../feed/feed-reading.ts'
import { pageProducts } from './page-products.ts'

/** A product of a page, and the cells that other pages decide about. */
export interface ReadProduct extends Pick<FeedCells, 'id' | 'link'> {
  readonly read: ReadItem
}

interface FoundProducts {
  /** The address that the page wants to be known by. */
  readonly canonical: string
  readonly products: readonly ReadProduct[]
}

interface ProductPage {
  readonly page: CamePage
  readonly brand: string
  readonly reading: FeedReading
}

/** Reads the products of a page; undefined when it doesn't want its pictures saved. */
export const pageProductsReader: Reader<ProductPage, FoundProducts | undefined> = {
  name: 'page-products',
  read({ page, brand, reading }) {
    const facts = readPage(page, brand)
    if (facts.optOut !== undefined) return undefined
    const { canonical, rows } = pageProducts(facts, page.url)
    const products = rows.map((cells): ReadProduct => {
      const { id, link } = cells
      return { ...(id && { id }), ...(link && { link }), read: itemOf(cells, reading) }
    })
    return { canonical, products }
  },
}
