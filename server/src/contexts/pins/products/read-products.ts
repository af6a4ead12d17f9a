import type { Price } from '@tessera/contracts/entities/pin'
import type { KeptFor, PricePoint, Product } from '@tessera/contracts/entities/product'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../pins/tables.ts'
import { amongProducts, variantsOf } from './kept-facts.ts'
import { shownDrop } from './price-drop.ts'
import type { ProductVariant } from './product-facts.ts'
import { keptProducts, productPrices, products } from './tables.ts'

const priceOf = (amount: number | null, currency: string | null): Price | null =>
  amount === null || currency === null ? null : { amount, currency }

/** Returns what a member saved a product with. */
export const keptForOf = (row: typeof keptProducts.$inferSelect): KeptFor => ({
  kept_at: row.keptAt.toISOString(),
  price: priceOf(row.amount, row.currency),
  tells_drops: row.tellsDrops,
  tells_from: row.tellsFrom,
  tells_back: row.tellsBack,
})

const variantOf = (variant: ProductVariant): Product['variants'][number] => ({
  title: variant.title,
  color: variant.color,
  size: variant.size,
  price: priceOf(variant.amount, variant.currency),
  availability: variant.availability,
  link: variant.link,
})

/** The viewer of products, and the time. */
export interface ProductViewer {
  readonly viewerId: UserId | null
  readonly now: Date
}

const rowsOf = (db: Sql, of: readonly PinId[], viewerId: UserId | null) =>
  db
    .select({
      product: products,
      kept: keptProducts,
      amount: pins.priceAmount,
      currency: pins.priceCurrency,
    })
    .from(products)
    .innerJoin(pins, eq(pins.id, products.originId))
    .leftJoin(
      keptProducts,
      and(
        eq(keptProducts.originId, products.originId),
        viewerId === null ? sql`false` : eq(keptProducts.userId, viewerId),
      ),
    )
    .where(amongProducts(products.originId, of))

/** Returns products by the pins that showed them first. */
export async function productsOf(
  db: Sql,
  of: readonly PinId[],
  { viewerId, now }: ProductViewer,
): Promise<ReadonlyMap<PinId, Product>> {
  if (of.length === 0) return new Map()
  const rows = await rowsOf(db, of, viewerId)
  const variants = await variantsOf(db, of)
  return new Map(
    rows.map(({ product, kept, amount, currency }) => {
      const price = priceOf(amount, currency)
      const { originId: id, brand, shop, domain, color, category, availability } = product
      const shown: Product = {
        id,
        brand,
        shop,
        domain,
        color,
        category,
        price,
        availability,
        regular_price: priceOf(product.regularPriceAmount, currency),
        is_retired: product.retiredAt !== null,
        drop: shownDrop({ price, ...product }, now),
        variants: (variants.get(id) ?? []).map(variantOf),
        kept: kept === null ? null : keptForOf(kept),
      }
      return [id, shown]
    }),
  )
}

const dayMilliseconds = 86_400_000

/**
 * Returns the prices of the last months, oldest first, with the one that they began with. A product
 * without a history has had its price since its pin was made.
 */
export async function priceHistoryOf(db: Sql, originId: PinId, now: Date): Promise<PricePoint[]> {
  const from = new Date(now.getTime() - limits.priceHistoryDays * dayMilliseconds).toISOString()
  const rows = await db
    .select({
      since: productPrices.since,
      amount: productPrices.amount,
      currency: productPrices.currency,
    })
    .from(productPrices)
    .where(
      and(
        eq(productPrices.originId, originId),
        sql`${productPrices.since} >= coalesce((select max(earlier.since)
          from ${productPrices} earlier where earlier.origin_id = ${originId}::bigint
            and earlier.since <= ${from}::timestamptz), '-infinity')`,
      ),
    )
    .orderBy(desc(productPrices.since))
    .limit(limits.pricePointsMax)
  const history = rows.length > 0 ? rows : await priceNow(db, originId)
  return history
    .map(({ since, amount, currency }) => ({ at: since.toISOString(), amount, currency }))
    .toReversed()
}

async function priceNow(db: Sql, originId: PinId) {
  const [pin] = await db
    .select({ since: pins.createdAt, amount: pins.priceAmount, currency: pins.priceCurrency })
    .from(pins)
    .where(eq(pins.id, originId))
  const price = pin === undefined ? null : priceOf(pin.amount, pin.currency)
  return pin === undefined || price === null ? [] : [{ since: pin.since, ...price }]
}

/** True for a pin that shows a product. */
export async function isProduct(db: Sql, originId: PinId): Promise<boolean> {
  const rows = await db
    .select({ id: products.originId })
    .from(products)
    .where(eq(products.originId, originId))
  return rows.length > 0
}
