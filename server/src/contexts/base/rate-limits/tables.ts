import { bigint, index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { keptUntil, serviceRows } from '../table-facts/table-facts.ts'

/**
 * Counts of attempts per window. rate-limiter-flexible writes to it, and relies on these three
 * columns in this order.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** The row's expiry, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const rateLimitTables = [
  serviceRows(rateLimits, keptUntil('the window ends', 'sweep-identity')),
]
