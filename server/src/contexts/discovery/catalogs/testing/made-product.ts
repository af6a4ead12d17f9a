import { chanceOf } from '../../walk/chance.ts'

/** The columns of a made feed, in their order. */
export const madeColumns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'price',
  'sale_price',
  'availability',
  'brand',
  'color',
  'size',
  'item_group_id',
  'product_type',
  'condition',
] as const

/** The values of a made product by their columns. */
export type MadeCells = Record<(typeof madeColumns)[number], string>

/** Options of a made product. */
export interface MadeProductOptions {
  readonly seed: string
  readonly shop: string
  readonly pictures: (product: number) => string
  /** One in so many products costs one unit more, and is in another stock. */
  readonly changedEvery: number
}

const things = ['Lamp', 'Chair', 'Größe 12" pan', 'Tea set; two cups', 'Rug, hand-woven', 'Shelf']
const brands = ['Nørdlicht', 'Field & Co', 'Ateliér', 'Plain']
const colors = ['red', 'ivory', 'celadon', 'black']
const sizes = ['S', 'M', 'L']

const one = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

/** Returns the group of a product: in each dozen, the first three are the sizes of one. */
export const madeGroup = (product: number): string | undefined =>
  product % 12 < 3 ? `G-${Math.floor(product / 12)}` : undefined

function priced(units: number, product: number): string {
  const cents = `${units}.${10 + (product % 90)}`
  if (product % 7 === 1) return `EUR ${cents.replace('.', ',')}`
  if (product % 7 === 2) return `${units * 100} JPY`
  return product % 7 === 3 ? `${units}.125 KWD` : `${cents} USD`
}

/** Returns the values of a product; the same for the same seed. */
export function madeProduct(product: number, options: MadeProductOptions): MadeCells {
  const chance = chanceOf(`${options.seed}-${product}`)
  const isChanged = options.changedEvery > 0 && product % options.changedEvery === 0
  const units = 10 + Math.floor(chance() * 400) + (isChanged ? 1 : 0)
  const group = madeGroup(product)
  const title = `${one(things, group === undefined ? product : Math.floor(product / 12))} ${group ?? product}`
  return {
    id: `P-${product}`,
    title,
    description: `<p>${title} for "every" day.</p>\n<p>Made by hand &amp; sent within a day.</p>`,
    link: `${options.shop}/products/${product}?from=feed`,
    image_link: options.pictures(product),
    price: priced(units, product),
    sale_price: product % 10 === 9 ? priced(units - 5, product) : '',
    availability: one(
      ['in stock', 'in_stock', 'out of stock', 'preorder'],
      product + (isChanged ? 2 : 0),
    ),
    brand: one(brands, product),
    color: one(colors, Math.floor(product / 3)),
    size: group === undefined ? '' : one(sizes, product % 12),
    item_group_id: group ?? '',
    product_type: 'Home > Living > Pieces',
    condition: 'new',
  }
}
