import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Counts of attempts per window. rate-limiter-flexible writes to it, and relies on these three
 * columns in this order.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When the row expires, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)
