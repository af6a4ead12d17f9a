import type { Price } from '@tessera/contracts/entities/pin'
import type { Product, ProductVariant } from '@tessera/contracts/entities/product'

/** Names a kind: by its size and color, or else by its title. */
export function kindName({ title, size, color }: ProductVariant): string {
  const parts = [size, color].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' · ') : title
}

/** The facts that are shown: those of the selected kind, or else of the product. */
export interface ShownKind {
  readonly price: Price | null
  readonly availability: Product['availability']
  /** Null for the pin's own link. */
  readonly link: string | null
}

/** Returns what is shown once a kind is chosen; the product itself without one. */
export function shownKind(
  { price, availability, variants }: Pick<Product, 'price' | 'availability' | 'variants'>,
  chosen: number | null,
): ShownKind {
  const kind = chosen === null ? undefined : variants[chosen]
  if (kind === undefined) return { price, availability, link: null }
  return { price: kind.price ?? price, availability: kind.availability, link: kind.link }
}
