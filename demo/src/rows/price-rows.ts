import type { PinId } from '@tessera/contracts/ids'
import type { pins } from '@tessera/server/contexts/pins/pins/tables'
import type { productPrices } from '@tessera/server/contexts/pins/products/tables'
import type { DemoPin } from '../content/demo-entities.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import { day, type RowOf } from './making.ts'

/** A pin with the price that it has now. */
interface Priced {
  readonly pin: Pick<DemoPin, 'title' | 'product'>
  readonly row: RowOf<typeof pins> & { readonly id: PinId; readonly createdAt: Date }
}

/** A price that fell in the last weeks, from what it was before. */
interface Fall {
  readonly at: Date
  readonly from: number
}

/** Returns the fall of a product's price; undefined for about half of the products. */
export function fallOf({ pin, row }: Priced, now: Date): Fall | undefined {
  const { between, often, pick } = chanceFrom(seedFrom(`${pin.title} price`))
  const at = new Date(now.getTime() - between(2, 20) * day)
  const price = row.priceAmount ?? null
  if (price === null || !often(0.5) || at.getTime() < row.createdAt.getTime() + day)
    return undefined
  const from = pin.product?.regularCents ?? Math.round((price * pick(1.15, 1.25, 1.4)) / 100) * 100
  return from > price ? { at, from } : undefined
}

/** Returns the price histories of products. */
export function priceRows(
  all: readonly Priced[],
  now: Date,
): readonly RowOf<typeof productPrices>[] {
  return all.flatMap((original) => {
    const { id: originId, createdAt, priceAmount: amount, priceCurrency: currency } = original.row
    if (amount == null || currency == null) return []
    const fall = fallOf(original, now)
    const begun = { originId, since: createdAt, amount: fall?.from ?? amount, currency }
    return fall === undefined ? [begun] : [begun, { originId, since: fall.at, amount, currency }]
  })
}
