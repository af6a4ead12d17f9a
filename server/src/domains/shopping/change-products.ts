import type { PinId } from '@tessera/contracts/ids'
import { sql } from '../../platform/database/sql.ts'
import type { Ports } from '../../ports.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { changeOfFacts, type FactsChange } from './changed-facts.ts'
import { amongProducts, lockedFacts } from './kept-facts.ts'
import type { ProductFacts } from './product-facts.ts'
import { productPrices, products, productVariants } from './tables.ts'
import { askToTell } from './tell-keepers.ts'

/** A product whose shop says something new about it. */
export interface ChangedProduct {
  readonly originId: PinId
  readonly facts: ProductFacts
}

type Needed = Pick<Ports, 'clock' | 'jobs'>

type Change = FactsChange & { readonly createdAt: Date }

/** A row for each change, as a table of the query. */
const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Writes what products are. Their words and plain colors are derived from it, which takes a while. */
async function writeDescriptions(tx: Sql, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(({ originId, facts }) => ({ ...facts, origin_id: originId }))
  await tx.execute(sql`update ${products} set brand = said.brand, shop = said.shop,
      domain = said.domain, color = said.color, style = said.style, category = said.category
    from jsonb_to_recordset(${asRows(rows)}) as said(origin_id bigint, brand text, shop text,
      domain text, color text, style text, category text)
    where ${products.originId} = said.origin_id`)
}

/** Writes what products are sold for, and that they are listed. */
async function writeOffers(tx: Sql, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(({ originId, facts, droppedAt, droppedFrom }) => ({
    ...{ origin_id: originId, regular: facts.regularPriceAmount, state: facts.availability },
    ...{ dropped_at: droppedAt, dropped_from: droppedFrom },
  }))
  await tx.execute(sql`update ${products} set regular_price_amount = said.regular,
      availability = said.state, retired_at = null, dropped_at = said.dropped_at,
      dropped_from = said.dropped_from
    from jsonb_to_recordset(${asRows(rows)}) as said(origin_id bigint, regular int, state text,
      dropped_at timestamptz, dropped_from int)
    where ${products.originId} = said.origin_id`)
}

async function writeVariants(tx: Sql, changes: readonly Change[]): Promise<void> {
  await tx.delete(productVariants).where(
    amongProducts(
      productVariants.originId,
      changes.map(({ originId }) => originId),
    ),
  )
  const rows = changes.flatMap(({ originId, variants }) =>
    (variants ?? []).map((variant, position) => ({ ...variant, originId, position })),
  )
  if (rows.length > 0) await tx.insert(productVariants).values(rows)
}

/** Writes new prices on all copies of pins, and into the history, which begins with the former price. */
async function writePrices(tx: Sql, changes: readonly Change[], now: Date): Promise<void> {
  const rows = changes.map(({ originId, price, createdAt }) => ({
    ...{ origin_id: originId, amount: price?.now?.amount, currency: price?.now?.currency },
    ...{ was: price?.was?.amount, was_currency: price?.was?.currency, created_at: createdAt },
  }))
  const said = sql`jsonb_to_recordset(${asRows(rows)}) as said(origin_id bigint, amount int,
    currency text, was int, was_currency text, created_at timestamptz)`
  await tx.execute(sql`update ${pins} set price_amount = said.amount, price_currency = said.currency
    from ${said} where ${pins.originId} = said.origin_id`)
  await tx.execute(sql`insert into ${productPrices} (origin_id, since, amount, currency)
    select said.origin_id, said.created_at, said.was, said.was_currency from ${said}
    where said.was is not null and not exists (select from ${productPrices}
      where ${productPrices.originId} = said.origin_id)`)
  await tx.execute(sql`insert into ${productPrices} (origin_id, since, amount, currency)
    select said.origin_id, ${now.toISOString()}::timestamptz, said.amount, said.currency from ${said}
    where said.amount is not null
    on conflict (origin_id, since) do update set amount = excluded.amount,
      currency = excluded.currency`)
}

/**
 * Changes what is kept about products, wherever their shops say it: their prices on all copies of their
 * pins, the history of their prices, and their kinds. A product that was retired is listed again. People
 * who saved one for later are told in the background. Writes nothing for products of which nothing is new.
 *
 *     await changeProducts(tx, ports, [{ originId, facts }])
 */
export async function changeProducts(
  tx: Sql,
  { clock, jobs }: Needed,
  changed: readonly ChangedProduct[],
): Promise<void> {
  if (changed.length === 0) return
  const now = clock.now()
  const said = new Map(changed.map(({ originId, facts }) => [originId, facts]))
  const before = await lockedFacts(tx, [...said.keys()])
  const changes = before.flatMap((was): readonly Change[] => {
    const facts = said.get(was.originId)
    const change = facts === undefined ? undefined : changeOfFacts(was, facts, now)
    return change === undefined ? [] : [{ ...change, createdAt: was.createdAt }]
  })
  const [described, columns, variants, prices] = [
    changes.filter((each) => each.described),
    changes.filter((each) => each.columns),
    changes.filter((each) => each.variants !== null),
    changes.filter(({ price }) => price !== null),
  ]
  if (described.length > 0) await writeDescriptions(tx, described)
  if (columns.length > 0) await writeOffers(tx, columns)
  if (variants.length > 0) await writeVariants(tx, variants)
  if (prices.length > 0) await writePrices(tx, prices, now)
  const idsOf = (which: (change: Change) => boolean) =>
    changes.filter(which).map(({ originId }) => originId)
  await askToTell(tx, jobs, { news: 'price-dropped', of: idsOf(({ fell }) => fell), now })
  await askToTell(tx, jobs, { news: 'back-in-stock', of: idsOf(({ back }) => back), now })
}

/**
 * Retires products that their shop no longer lists: their pins stay, searches leave them out, and people
 * who saved one for later see that it is no longer sold.
 */
export async function retireProducts(
  tx: Sql,
  { clock }: Pick<Ports, 'clock'>,
  retired: readonly PinId[],
): Promise<void> {
  if (retired.length === 0) return
  await tx
    .update(products)
    .set({ retiredAt: clock.now() })
    .where(sql`${amongProducts(products.originId, retired)} and ${products.retiredAt} is null`)
}
