import { boolean, index, pgTable, text } from '../../../platform/database/define-tables.ts'
import {
  advertiserId,
  boardId,
  mediaId,
  moment,
  pinId,
  sectionId,
  userId,
} from '../../base/columns.ts'
import { media } from '../../base/media/tables.ts'
import { deletedBy, keptUntil, memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'

/**
 * Pins that are published later. They aren't rows of `pins`, so that no list, count, search or
 * notification has them before.
 */
export const scheduledPins = pgTable(
  'scheduled_pins',
  {
    /** Its parts are stored with this id; the published pin gets a new one. */
    id: pinId().primaryKey(),
    ownerId: userId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member who scheduled it, and the ad account they acted for. Their rights are checked at the time; without them, the owner's. */
    byId: userId('by_id').references(() => users.id, { onDelete: 'set null' }),
    advertiserId: advertiserId('advertiser_id'),
    boardId: boardId('board_id').references(() => boards.id, { onDelete: 'set null' }),
    sectionId: sectionId('section_id').references(() => sections.id, { onDelete: 'set null' }),
    mediaId: mediaId('media_id')
      .notNull()
      .references(() => media.id),
    title: text().notNull(),
    description: text().notNull(),
    link: text(),
    altText: text('alt_text').notNull(),
    method: text().$type<'scraped' | 'uploaded' | 'pinbuilder' | 'button'>().notNull(),
    publishAt: moment('publish_at').notNull(),
    /** True when it couldn't be published; it waits for its account to change it. */
    isFailed: boolean('is_failed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('scheduled_pins_owner').on(table.ownerId, table.publishAt),
    index('scheduled_pins_due').on(table.publishAt),
    index('scheduled_pins_media').on(table.mediaId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const scheduledPinTables = [
  memberRows(scheduledPins, {
    owner: ['ownerId', 'byId'],
    deletion: deletedBy('scheduled-pins'),
    kept: keptUntil('they are published', 'publish-scheduled'),
  }),
]
