import type { Product } from '@tessera/contracts/entities/product'
import { words } from './words.ts'

const texts = {
  'in stock': words.inStock,
  'out of stock': words.outOfStock,
  preorder: words.preorder,
} as const

/** Says whether a product can be bought. */
export const availabilityText = ({
  availability,
  is_retired: retired,
}: Pick<Product, 'availability' | 'is_retired'>): string =>
  retired ? words.retired() : texts[availability]()
