import { ProductDetails, type ShownProduct } from '@tessera/contracts/entities/product'
import { z } from '@tessera/contracts/schema'
import { pin } from '@tessera/testing/fixtures'

/** Dollars. */
export const usd = (amount: number) => ({ amount, currency: 'USD' })

/** A product as its closeup shows it. */
export const productDetails = (over: Readonly<Record<string, unknown>> = {}): ProductDetails =>
  z.parse(ProductDetails, {
    id: '42',
    brand: 'Lumen',
    shop: 'Lamps',
    domain: 'lamps.example',
    color: 'Oak',
    category: 'Light',
    price: usd(8_000),
    regular_price: null,
    availability: 'in stock',
    is_retired: false,
    drop: null,
    variants: [],
    kept: null,
    history: [{ at: '2026-01-05T00:00:00Z', ...usd(8_000) }],
    ...over,
  })

/** An entry of the list of products that were saved for later. */
export const keptFor = (over: Readonly<Record<string, unknown>> = {}) => ({
  kept_at: '2026-01-06T00:00:00Z',
  price: usd(10_000),
  tells_drops: true,
  tells_from: null,
  tells_back: true,
  ...over,
})

/** A product and its pin, with an id for both. */
export function shownProduct(
  id: string,
  title: string,
  over: Readonly<Record<string, unknown>> = {},
): ShownProduct {
  const { history: _, ...product } = productDetails({ id, ...over })
  return { pin: pin({ id, title }), product }
}
