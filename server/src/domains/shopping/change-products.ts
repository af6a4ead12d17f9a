import type { PinId } from '@tessera/contracts/ids'
import { sql } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import type { ProductFacts } from './product-facts.ts'
import { productPrices, products, productVariants } from './tables.ts'

/** A product whose shop says something new about it. */
export interface ChangedProduct {
  readonly originId: PinId
  readonly facts: ProductFacts
}

type Needed = Pick<Ports, 'clock'>

const ids = (of: readonly PinId[]) => sql`${sql.param([...of])}::bigint[]`

/** True for rows of these products. */
const among = (column: typeof products.originId | typeof pins.originId, of: readonly PinId[]) =>
  sql`${column} = any(${ids(of)})`

interface Before {
  readonly originId: PinId
  readonly amount: number | null
  readonly currency: string | null
}

/** Returns the prices that products have now, and locks the products. */
const pricesNow = (tx: Sql, of: readonly PinId[]): Promise<Before[]> =>
  tx
    .select({ originId: products.originId, amount: pins.priceAmount, currency: pins.priceCurrency })
    .from(products)
    .innerJoin(pins, sql`${pins.id} = ${products.originId}`)
    .where(among(products.originId, of))
    .orderBy(products.originId)
    .for('update', { of: products })

/**
 * Changes what is kept about products, wherever their shops say it: their prices on all copies of their
 * pins, the history of their prices, and their kinds. A product that was retired is listed again.
 *
 *     await changeProducts(tx, ports, [{ originId, facts }])
 */
export async function changeProducts(
  tx: Sql,
  { clock }: Needed,
  changed: readonly ChangedProduct[],
): Promise<void> {
  const before = new Map(
    (
      await pricesNow(
        tx,
        changed.map(({ originId }) => originId),
      )
    ).map((row) => [row.originId, row]),
  )
  for (const { originId, facts } of changed) {
    const was = before.get(originId)
    if (was !== undefined) await changeOne(tx, clock.now(), was, facts)
  }
}

async function changeOne(tx: Sql, now: Date, was: Before, facts: ProductFacts): Promise<void> {
  const { originId } = was
  const { price, variants, ...columns } = facts
  await tx
    .update(products)
    .set({ ...columns, retiredAt: null })
    .where(sql`${products.originId} = ${originId}`)
  await tx.delete(productVariants).where(sql`${productVariants.originId} = ${originId}`)
  if (variants.length > 0)
    await tx
      .insert(productVariants)
      .values(variants.map((variant, position) => ({ ...variant, originId, position })))
  if (price?.amount === was.amount && price?.currency === was.currency) return
  await tx
    .update(pins)
    .set({ priceAmount: price?.amount ?? null, priceCurrency: price?.currency ?? null })
    .where(sql`${pins.originId} = ${originId}`)
  if (price !== null) await tx.insert(productPrices).values({ ...price, originId, since: now })
}

/** Retires products that their shop no longer lists: their pins stay, searches leave them out. */
export async function retireProducts(
  tx: Sql,
  { clock }: Needed,
  retired: readonly PinId[],
): Promise<void> {
  await tx
    .update(products)
    .set({ retiredAt: clock.now() })
    .where(sql`${among(products.originId, retired)} and ${products.retiredAt} is null`)
}
