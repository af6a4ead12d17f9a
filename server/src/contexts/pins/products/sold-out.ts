import { type SQL, sql } from '../../../platform/database/sql.ts'
import { products } from './tables.ts'

/** True for a product pin that nobody can buy now: it is out of stock, or its shop no longer lists it. */
export const isSoldOut = (originId: SQL): SQL<boolean> =>
  sql`exists (select from ${products} stock where stock.origin_id = ${originId}
    and (stock.availability = 'out of stock' or stock.retired_at is not null))`
