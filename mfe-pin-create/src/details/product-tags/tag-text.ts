import type { TagPlace } from './places.ts'
import type { Product } from './tags.ts'
import { words } from './words.ts'

const percent = (fraction: number): number => Math.round(fraction * 100)

/** Says where something is on the picture. */
export const placeText = ({ x, y }: TagPlace): string =>
  words.place({ x: percent(x), y: percent(y) })

/** Returns the name of a product; a pin may have no title. */
export const tagTitle = ({ title }: Pick<Product, 'title'>): string => title || words.unnamed()
