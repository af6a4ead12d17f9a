import type { PinId } from '@tessera/contracts/ids'
import type { Sql } from '../sql.ts'
import type { ProductFacts } from './product-facts.ts'
import { productPrices, products, productVariants } from './tables.ts'

/** Keeps the product of a new pin; its price is also on the pin. */
export async function addProduct(
  tx: Sql,
  originId: PinId,
  { price, variants, ...columns }: ProductFacts,
  now: Date,
): Promise<void> {
  await tx.insert(products).values({ ...columns, originId })
  if (price !== null) await tx.insert(productPrices).values({ ...price, originId, since: now })
  if (variants.length > 0)
    await tx
      .insert(productVariants)
      .values(variants.map((variant, position) => ({ ...variant, originId, position })))
}
