import type { PinId } from '@tessera/contracts/ids'
import type { Sql } from '../sql.ts'
import { type GivenProduct, productRow } from './product-row.ts'
import { products } from './tables.ts'

/** Keeps the product of the page that a new pin comes from. */
export async function addProduct(
  tx: Sql,
  originId: PinId,
  link: string | undefined,
  given: GivenProduct,
): Promise<void> {
  await tx.insert(products).values({ originId, ...productRow(link, given) })
}
