/** The value of a refinement. Prices are in the currency's minor unit. */
export type Narrowing =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'shop'; readonly domain: string }
  | PriceBand

/** The prices between two bounds; both count, and without a greatest one there is no end. */
export interface PriceBand {
  readonly kind: 'price'
  readonly min: number
  readonly max: number | null
  /** The currency; null for any, in ids without one. */
  readonly currency: string | null
}

/** Returns the id of a refinement: a word is its own; the others say what they are. */
export function refinementId(narrowing: Narrowing): string {
  switch (narrowing.kind) {
    case 'word':
      return narrowing.word
    case 'color':
      return `color:${narrowing.color}`
    case 'shop':
      return `shop:${narrowing.domain}`
    default: {
      const { min, max, currency } = narrowing
      const unit = currency === null ? '' : `-${currency.toLowerCase()}`
      return `price:${min}-${max ?? ''}${unit}`
    }
  }
}

/** Reads the id of a refinement; anything that is no other refinement is a word. */
export function narrowingOf(id: string): Narrowing {
  const at = id.indexOf(':')
  const [kind, value] = at < 0 ? ['', ''] : [id.slice(0, at), id.slice(at + 1)]
  if (kind === 'color' && value !== '') return { kind, color: value }
  if (kind === 'shop' && value !== '') return { kind, domain: value }
  const price = /^(\d{1,9})-(\d{0,9})(?:-([a-z]{3}))?$/i.exec(value)
  if (kind === 'price' && price !== null) {
    const [, min = '', max = '', currency] = price
    return {
      kind,
      min: Number(min),
      max: max === '' ? null : Number(max),
      currency: currency?.toUpperCase() ?? null,
    }
  }
  return { kind: 'word', word: id }
}
