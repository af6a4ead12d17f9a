import type { PinId } from '@tessera/contracts/ids'
import { getTableColumns, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../pins/tables.ts'
import { changeOfFacts, describedColumns, type FactsChange, offerColumns } from './changed-facts.ts'
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

/** Writes some columns of products, and what else goes with them. */
async function writeColumns(
  tx: Sql,
  changes: readonly Change[],
  columns: readonly string[],
): Promise<void> {
  const written = Object.entries(getTableColumns(products)).filter(([key]) => columns.includes(key))
  const rows = changes.map(({ originId, facts, droppedAt, droppedFrom }) => {
    const said = new Map<string, unknown>(
      Object.entries({ ...facts, droppedAt, droppedFrom, retiredAt: null }),
    )
    const values = written.map(([key, { name }]) => [name, said.get(key)] as const)
    return { ...Object.fromEntries(values), origin_id: originId }
  })
  const set = written.map(
    ([, { name }]) => sql`${sql.identifier(name)} = said.${sql.identifier(name)}`,
  )
  const types = written.map(
    ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  )
  await tx.execute(sql`update ${products} set ${sql.join(set, sql`, `)}
    from jsonb_to_recordset(${asRows(rows)}) as said(origin_id bigint, ${sql.join(types, sql`, `)})
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
    origin_id: originId,
    amount: price?.now?.amount,
    currency: price?.now?.currency,
    was: price?.was?.amount,
    was_currency: price?.was?.currency,
    created_at: createdAt,
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
  if (described.length > 0) await writeColumns(tx, described, describedColumns)
  if (columns.length > 0)
    await writeColumns(tx, columns, [...offerColumns, 'droppedAt', 'droppedFrom', 'retiredAt'])
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
