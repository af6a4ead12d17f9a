import type { PinId } from '@tessera/contracts/ids'
import { asc, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../pins/tables.ts'
import type { KeptFacts } from './changed-facts.ts'
import type { ProductVariant } from './product-facts.ts'
import { products, productVariants } from './tables.ts'

const ids = (of: readonly PinId[]) => sql`${sql.param([...of])}::bigint[]`

/** True for rows of these products. */
export const amongProducts = (
  column: typeof products.originId | typeof productVariants.originId,
  of: readonly PinId[],
) => sql`${column} = any(${ids(of)})`

/** Returns the kinds of products, in their shops' order. */
export async function variantsOf(
  db: Sql,
  of: readonly PinId[],
): Promise<ReadonlyMap<PinId, readonly ProductVariant[]>> {
  const rows = await db
    .select()
    .from(productVariants)
    .where(amongProducts(productVariants.originId, of))
    .orderBy(asc(productVariants.originId), asc(productVariants.position))
  return Map.groupBy(rows, ({ originId }) => originId)
}

/** Returns what is kept of products, and locks them. */
export async function lockedFacts(
  tx: Sql,
  of: readonly PinId[],
): Promise<readonly (KeptFacts & { readonly createdAt: Date })[]> {
  const rows = await tx
    .select({
      product: products,
      amount: pins.priceAmount,
      currency: pins.priceCurrency,
      createdAt: pins.createdAt,
    })
    .from(products)
    .innerJoin(pins, sql`${pins.id} = ${products.originId}`)
    .where(amongProducts(products.originId, of))
    .orderBy(products.originId)
    .for('update', { of: products })
  const variants = await variantsOf(tx, of)
  return rows.map(({ product, amount, currency, createdAt }) => ({
    ...product,
    price: amount === null || currency === null ? null : { amount, currency },
    variants: variants.get(product.originId) ?? [],
    createdAt,
  }))
}
