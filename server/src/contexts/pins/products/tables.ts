import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { moment, pinId, tsvector, userId } from '../../base/columns.ts'
import { memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { pins } from '../pins/tables.ts'

/** The availability of a product, as the database stores it. */
export type Availability = 'in stock' | 'out of stock' | 'preorder'

/** Columns of a product that its shop fills. A field that is added here is kept for new and changed products. */
const said = {
  brand: text().notNull(),
  /** The shop's name as people read it, and its domain without 'www.'. */
  shop: text().notNull(),
  domain: text().notNull(),
  /** The color as the shop names it; '' when it names none. */
  color: text().notNull(),
  style: text(),
  category: text().notNull(),
  /** The price before a sale, in the smallest unit of the currency of the pin's price. */
  regularPriceAmount: integer('regular_price_amount'),
  availability: text().$type<Availability>().notNull(),
}

/** The columns of what a shop says about a product. */
export const saidColumns = Object.keys(said)

/** Products of product pins; the price is on the pin and its copies. */
export const products = pgTable(
  'products',
  {
    /** The pin that showed it first. */
    originId: pinId('origin_id')
      .primaryKey()
      .references(() => pins.id, { onDelete: 'cascade' }),
    ...said,
    /** The plain color of the one that the shop names; null where we don't know it. */
    plainColor: text('plain_color').generatedAlwaysAs(
      (): SQL => sql`tessera_named_color(${products.color})`,
    ),
    /** Words that searches find it by, beside those of its pin. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`tessera_product_words(${products.brand}, ${products.category},
          ${products.color}, coalesce(${products.style}, ''))`,
      ),
    /** Since when its shop no longer lists it; its pins stay, but searches leave it out. */
    retiredAt: moment('retired_at'),
    /** The time of its price's last fall, and the price before; null when it rose since, or never fell. */
    droppedAt: moment('dropped_at'),
    droppedFrom: integer('dropped_from'),
  },
  (table) => [index('products_brand').on(table.brand), index('products_domain').on(table.domain)],
)

/** The prices that a product had, each from a time on. */
export const productPrices = pgTable(
  'product_prices',
  {
    originId: pinId('origin_id')
      .notNull()
      .references(() => products.originId, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.originId, table.since] })],
)

/** Columns of a kind of a product that its shop fills. */
const saidOfVariant = {
  title: text().notNull(),
  color: text().notNull().default(''),
  size: text().notNull().default(''),
  amount: integer(),
  currency: text(),
  availability: text().$type<Availability>().notNull(),
  link: text(),
}

/** The columns of what a shop says about a kind of a product. */
export const saidColumnsOfVariant = Object.keys(saidOfVariant)

/** The kinds that a product comes in: sizes, colors and the like. */
export const productVariants = pgTable(
  'product_variants',
  {
    originId: pinId('origin_id')
      .notNull()
      .references(() => products.originId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...saidOfVariant,
  },
  (table) => [primaryKey({ columns: [table.originId, table.position] })],
)

/** Products that members keep for later, and what they want to be told about them. */
export const keptProducts = pgTable(
  'kept_products',
  {
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    originId: pinId('origin_id')
      .notNull()
      .references(() => products.originId, { onDelete: 'cascade' }),
    keptAt: moment('kept_at').notNull(),
    /** Its price when it was kept. */
    amount: integer(),
    currency: text(),
    /** True when its keeper is told about lower prices. */
    tellsDrops: boolean('tells_drops').notNull().default(true),
    /** The price that it must reach before its keeper is told; null for any lower price. */
    tellsFrom: integer('tells_from'),
    /** True when its keeper is told that it can be bought again. */
    tellsBack: boolean('tells_back').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.originId] }),
    index('kept_products_latest').on(table.userId, table.keptAt, table.originId),
    index('kept_products_told')
      .on(table.originId)
      .where(sql`${table.tellsDrops} or ${table.tellsBack}`),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const productTables = [
  memberRows(products, { owner: 'originId', without: ['plainColor', 'words'] }),
  memberRows(productVariants, { owner: 'originId', of: ['pins'] }),
  memberRows(productPrices, { owner: 'originId', of: ['pins'] }),
  memberRows(keptProducts, { owner: 'userId', file: 'savedForLater' }),
]
