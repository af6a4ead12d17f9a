import { limits } from '@tessera/contracts/limits'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { retireProducts } from '../../pins/index.ts'
import type { RunRow, SourceRow } from './store.ts'
import { catalogItems, catalogProducts } from './tables.ts'

const perStep = 500

/** The products of a source that a run didn't find. */
export interface GoneProducts {
  readonly listed: number
  readonly gone: number
  /** The hash of their keys. */
  readonly print: string | null
}

/** Counts the products that a run that read its whole source didn't find. */
export async function goneProducts(tx: Sql, run: RunRow): Promise<GoneProducts> {
  const { rows } = await tx.execute<{ listed: number; gone: number; print: string | null }>(sql`
    select count(*)::int as listed, (count(*) filter (where is_gone))::int as gone,
      md5(string_agg(key, ',' order by key) filter (where is_gone)) as print
    from (
      select key, not exists (
        select from ${catalogItems} where ${catalogItems.sourceId} = ${run.sourceId}
          and ${catalogItems.productKey} = key and ${catalogItems.runId} = ${run.id}
      ) as is_gone
      from ${catalogProducts}
      where ${catalogProducts.sourceId} = ${run.sourceId} and ${catalogProducts.isListed}
    ) found`)
  return rows[0] ?? { listed: 0, gone: 0, print: null }
}

/**
 * True when a run would retire so many products that a broken file is more likely than an emptied
 * shop. Somebody who reads the source again while the same products are missing confirms it.
 */
export const isHeld = (
  { listed, gone, print }: GoneProducts,
  { isAsked, heldPrint }: { readonly isAsked: boolean; readonly heldPrint: string | null },
): boolean => {
  const isMost = listed > limits.catalogHeldFrom ? gone > listed / 2 : gone > 0 && gone === listed
  return isMost && !(isAsked && heldPrint === print)
}

/**
 * Deletes the rows of a source that a run didn't find, and marks what is left of their products as
 * changed. Returns the last one, to go on after it; undefined at the end.
 */
export async function dropGoneItems(
  tx: Sql,
  { id: runId, sourceId }: RunRow,
  after: string,
): Promise<string | undefined> {
  const gone = await tx
    .select({ itemId: catalogItems.itemId, key: catalogItems.productKey })
    .from(catalogItems)
    .where(
      and(
        eq(catalogItems.sourceId, sourceId),
        sql`${catalogItems.itemId} > ${after}`,
        sql`${catalogItems.runId} <> ${runId}`,
      ),
    )
    .orderBy(catalogItems.itemId)
    .limit(perStep)
  const last = gone.at(-1)
  if (last === undefined) return undefined
  const ids = gone.map(({ itemId }) => itemId)
  const keys = gone.map(({ key }) => key)
  const ofSource = eq(catalogItems.sourceId, sourceId)
  await tx.delete(catalogItems).where(and(ofSource, inArray(catalogItems.itemId, ids)))
  await tx
    .update(catalogItems)
    .set({ state: 'changed' })
    .where(and(ofSource, inArray(catalogItems.productKey, keys), eq(catalogItems.state, 'applied')))
  return last.itemId
}

/** Products that were retired, and the last one that was looked at. */
export interface Retired {
  readonly count: number
  readonly last: string | undefined
}

/** Retires the next products of a source, of all that it has or of those without rows. */
export async function retireSome(
  tx: Sql,
  ports: Pick<Ports, 'clock'>,
  { id }: Pick<SourceRow, 'id'>,
  { which, after }: { readonly which: 'all' | 'without-rows'; readonly after: string },
): Promise<Retired> {
  const hasNoRows = sql`not exists (select from ${catalogItems}
    where ${catalogItems.sourceId} = ${id} and ${catalogItems.productKey} = ${catalogProducts.key})`
  const some = await tx
    .select({ key: catalogProducts.key, originId: catalogProducts.originId })
    .from(catalogProducts)
    .where(
      and(
        eq(catalogProducts.sourceId, id),
        catalogProducts.isListed,
        sql`${catalogProducts.key} > ${after}`,
        which === 'all' ? undefined : hasNoRows,
      ),
    )
    .orderBy(catalogProducts.key)
    .limit(perStep)
  const last = some.at(-1)?.key
  if (last === undefined) return { count: 0, last }
  await tx
    .update(catalogProducts)
    .set({ isListed: false })
    .where(
      and(
        eq(catalogProducts.sourceId, id),
        inArray(
          catalogProducts.key,
          some.map(({ key }) => key),
        ),
      ),
    )
  const originIds = some.flatMap(({ originId }) => originId ?? [])
  if (originIds.length > 0) await retireProducts(tx, ports, originIds)
  return { count: some.length, last }
}
