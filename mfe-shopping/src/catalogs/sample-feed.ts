import { csvOf } from './csv.ts'

/** The columns that a product can't do without. */
export const neededColumns = ['id', 'title', 'link', 'image_link', 'price'] as const

/** The columns that make more of a product. */
export const optionalColumns = [
  'description',
  'availability',
  'sale_price',
  'brand',
  'color',
  'size',
  'item_group_id',
  'product_type',
] as const

const rows = [
  {
    id: 'LAMP-1',
    title: 'Paper lamp, round',
    link: 'https://example.com/lamps/round',
    image_link: 'https://example.com/pictures/round.jpg',
    price: '49.90 EUR',
    availability: 'in_stock',
    description: 'A lamp of folded paper.',
    sale_price: '39.90 EUR',
    brand: 'Lumen',
    color: 'White',
    size: 'M',
    item_group_id: 'LAMP',
    product_type: 'Home > Lamps',
  },
  {
    id: 'LAMP-2',
    title: 'Paper lamp, round',
    link: 'https://example.com/lamps/round-large',
    image_link: 'https://example.com/pictures/round-large.jpg',
    price: '69.90 EUR',
    availability: 'out_of_stock',
    description: 'A lamp of folded paper.',
    sale_price: '',
    brand: 'Lumen',
    color: 'White',
    size: 'L',
    item_group_id: 'LAMP',
    product_type: 'Home > Lamps',
  },
] as const

/** Returns a small feed that shows every column. */
export function sampleFeed(): string {
  const columns = [...neededColumns, ...optionalColumns]
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}
