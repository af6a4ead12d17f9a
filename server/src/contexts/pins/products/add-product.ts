import type { PinId } from '@tessera/contracts/ids'
import type { Sql } from '../../base/sql.ts'
import type { ProductFacts } from './product-facts.ts'
import { productPrices, products, productVariants } from './tables.ts'

/** The product of a new pin. */
export interface NewProduct {
  readonly originId: PinId
  readonly facts: ProductFacts
}

/** Keeps the products of new pins; their prices are also on the pins. */
export async function addProducts(tx: Sql, added: readonly NewProduct[], now: Date): Promise<void> {
  if (added.length === 0) return
  const prices = added.flatMap(({ originId, facts: { price } }) =>
    price === null ? [] : { ...price, originId, since: now },
  )
  const kinds = added.flatMap(({ originId, facts: { variants } }) =>
    variants.map((variant, position) => ({ ...variant, originId, position })),
  )
  await tx.insert(products).values(
    added.map(({ originId, facts: { price: _, variants: __, ...columns } }) => ({
      ...columns,
      originId,
    })),
  )
  if (prices.length > 0) await tx.insert(productPrices).values(prices)
  if (kinds.length > 0) await tx.insert(productVariants).values(kinds)
}

/** Keeps the product of one new pin. */
export const addProduct = (
  tx: Sql,
  originId: PinId,
  facts: ProductFacts,
  now: Date,
): Promise<void> => addProducts(tx, [{ originId, facts }], now)
