import { index, integer, pgTable, text } from '../../platform/database/define-tables.ts'
import { pinId } from '../id-columns.ts'
import { pins } from '../pins/tables.ts'

/** Products of product pins; the price is on the pin and its copies. */
export const products = pgTable(
  'products',
  {
    /** The pin that showed it first. */
    originId: pinId('origin_id')
      .primaryKey()
      .references(() => pins.id, { onDelete: 'cascade' }),
    brand: text().notNull(),
    /** The shop's name, and its domain for filters. */
    shop: text().notNull(),
    domain: text().notNull(),
    color: text().notNull(),
    style: text(),
    category: text().notNull(),
    /** The price before a sale, in the same currency as the pin's price. */
    regularPriceAmount: integer('regular_price_amount'),
    availability: text().$type<'in stock' | 'out of stock' | 'preorder'>().notNull(),
  },
  (table) => [index('products_brand').on(table.brand), index('products_domain').on(table.domain)],
)
