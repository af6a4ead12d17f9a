import { limits } from '@tessera/contracts/limits'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { type BuiltProduct, buildProduct } from './build-product.ts'
import type { FeedItem } from './feed/feed-row.ts'
import { catalogItems } from './tables.ts'

/** A product of a source, built of its rows. */
export interface SourceProduct {
  readonly key: string
  readonly itemId: string
  readonly row: number
  readonly built: BuiltProduct
}

interface Found extends Record<string, unknown> {
  readonly product_key: string
  readonly row: number
  readonly item: FeedItem
}

/** Builds products of a source of their rows, as they were read last. */
export async function productsOf(
  tx: Sql,
  sourceId: string,
  keys: readonly string[],
): Promise<readonly SourceProduct[]> {
  const { rows } = await tx.execute<Found>(sql`
    select product_key, row, item from (
      select product_key, row, item,
        row_number() over (partition by product_key order by row = 0, row, item_id) as place
      from ${catalogItems}
      where source_id = ${sourceId} and product_key = any(${sql.param([...keys])}::text[])
    ) placed where place <= ${limits.catalogVariantsMax} order by product_key, place`)
  return [...Map.groupBy(rows, ({ product_key: key }) => key)].flatMap(([key, [first, ...rest]]) =>
    first === undefined
      ? []
      : {
          key,
          itemId: first.item.id,
          row: first.row,
          built: buildProduct([first.item, ...rest.map(({ item }) => item)]),
        },
  )
}
