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
import { deletedBy, memberRows } from '../../base/table-facts/table-facts.ts'

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

/** Tables whose ids the parts name: a scheduled Pin has its parts before it is a Pin. */
const ideas = ['pins', 'scheduled_pins']

const deletion = deletedBy('pins', 'scheduled-pins')

/** States whose the rows of these tables are, and what happens to them. */
export const pinPartTables = [
  memberRows(pinPictures, { owner: 'originId', of: ideas, deletion }),
  memberRows(pinProducts, { owner: 'originId', of: ideas, deletion }),
  memberRows(pinShuffles, { owner: 'originId', of: ideas, deletion }),
]
