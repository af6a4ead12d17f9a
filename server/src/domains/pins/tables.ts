import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { boards, sections } from '../boards/tables.ts'
import { boardId, mediaId, pinId, sectionId, tsvector, userId } from '../id-columns.ts'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * One row is one copy of an idea on one board. The first copy is its own origin; saves point to it.
 * `plain` and `english` stand in the functions that the first migration makes.
 */
export const pins = pgTable(
  'pins',
  {
    id: pinId().primaryKey(),
    originId: pinId('origin_id').notNull(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    sectionId: sectionId('section_id').references(() => sections.id, { onDelete: 'set null' }),
    pinnerId: userId('pinner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaId: mediaId('media_id')
      .notNull()
      .references(() => media.id),
    title: text().notNull(),
    description: text().notNull(),
    link: text(),
    method: text().notNull(),
    priceAmount: integer('price_amount'),
    priceCurrency: text('price_currency'),
    createdAt: moment('created_at').notNull(),
    deletedAt: moment('deleted_at'),
    /** Whether feeds and search show it: an origin on a public board. */
    listed: boolean().notNull(),
    /** Of an origin: how many live copies other people made. */
    saveCount: integer('save_count').notNull().default(0),
    /** Of an origin: what feeds order by. It only ever grows, so a list never repeats a pin. */
    rank: doublePrecision().notNull(),
    plain: text().generatedAlwaysAs(
      (): SQL => sql`tessera_plain(${pins.title} || ' ' || ${pins.description})`,
    ),
    words: tsvector().generatedAlwaysAs(
      (): SQL => sql`tessera_words(${pins.title}, ${pins.description})`,
    ),
  },
  (table) => [
    uniqueIndex('pins_board_origin')
      .on(table.boardId, table.originId)
      .where(sql`${table.deletedAt} is null`),
    index('pins_board')
      .on(table.boardId, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('pins_pinner_origin')
      .on(table.pinnerId, table.originId)
      .where(sql`${table.deletedAt} is null`),
    index('pins_origin').on(table.originId),
    index('pins_feed')
      .on(table.rank.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.listed} and ${table.deletedAt} is null`),
    index('pins_words').using('gin', table.words),
    index('pins_plain').using('gin', sql`${table.plain} gin_trgm_ops`),
  ],
)
