import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { mediaId, pinId } from '../../base/columns.ts'
import { media } from '../../base/media/tables.ts'

/**
 * Further pictures of an idea: those of its carousel, and those that its shuffle was cut from. They
 * never change, so all copies of the idea share them. Those of a scheduled pin have its id.
 */
export const pinPictures = pgTable(
  'pin_pictures',
  {
    originId: pinId('origin_id').notNull(),
    role: text().$type<'slide' | 'cutout'>().notNull(),
    position: integer().notNull(),
    mediaId: mediaId('media_id')
      .notNull()
      .references(() => media.id),
    title: text().notNull().default(''),
    link: text(),
    altText: text('alt_text').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.originId, table.role, table.position] }),
    index('pin_pictures_media').on(table.mediaId),
  ],
)

/** Products on the picture of an idea: where they are, in fractions, and where they lead. */
export const pinProducts = pgTable(
  'pin_products',
  {
    originId: pinId('origin_id').notNull(),
    position: integer().notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    title: text().notNull(),
    link: text(),
    /** The product's pin, which may be gone. */
    productId: pinId('product_id'),
  },
  (table) => [primaryKey({ columns: [table.originId, table.position] })],
)

/** The shuffle that an idea was made of. */
export const pinShuffles = pgTable('pin_shuffles', {
  originId: pinId('origin_id').primaryKey(),
  entityId: text('entity_id').notNull(),
})
