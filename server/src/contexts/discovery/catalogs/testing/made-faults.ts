import type { CatalogFault } from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import type { MadeCells } from './made-product.ts'

/** Stands for a byte that is no letter. */
export const brokenLetter = '\uE000'

/** A fault that a made row has, and where a reader finds it. */
export interface MadeFaultKind {
  readonly fault: CatalogFault
  /** Null when the whole row is at fault. */
  readonly column: keyof MadeCells | null
  /** Returns the values of the row that change; `first` is the id of the first product. */
  spoil?(cells: MadeCells, first: string): Partial<MadeCells>
}

const long = 'x'.repeat(limits.catalogIdMax)

/** The faults that rows of each format have. */
const everywhere: readonly MadeFaultKind[] = [
  { fault: 'value-missing', column: 'title', spoil: () => ({ title: ' ' }) },
  { fault: 'too-long', column: 'id', spoil: ({ id }) => ({ id: id + long }) },
  { fault: 'twice', column: 'id', spoil: (_, first) => ({ id: first }) },
  { fault: 'link-unfit', column: 'link', spoil: () => ({ link: 'products/lamp' }) },
  {
    fault: 'picture-unfit',
    column: 'image_link',
    spoil: () => ({ image_link: 'ftp://a.b/c.jpg' }),
  },
  { fault: 'price-unfit', column: 'price', spoil: () => ({ price: 'on request' }) },
  { fault: 'currency-unknown', column: 'price', spoil: () => ({ price: '19.99 QQQ' }) },
  {
    fault: 'sale-above-price',
    column: 'sale_price',
    spoil: () => ({ price: '19.99 USD', sale_price: '29.99 USD' }),
  },
  {
    fault: 'availability-unknown',
    column: 'availability',
    spoil: () => ({ availability: 'perhaps' }),
  },
  {
    fault: 'letters-unreadable',
    column: 'title',
    spoil: ({ title }) => ({ title: title + brokenLetter }),
  },
  {
    fault: 'row-too-long',
    column: null,
    spoil: () => ({ description: 'long '.repeat(limits.catalogRowMax / 4) }),
  },
]

/** The twelve kinds of faults that rows of a table have. */
export const tableFaults: readonly MadeFaultKind[] = [
  ...everywhere,
  { fault: 'cells-wrong', column: null },
]

/** The twelve kinds of faults that items of XML have. */
export const xmlFaults: readonly MadeFaultKind[] = [
  ...everywhere,
  { fault: 'xml-unfit', column: null },
]
