import {
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { boardId, moment, sectionId, userId } from '../../base/columns.ts'
import { memberRows } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import { boards, sections } from '../boards/tables.ts'

const replacedAt = moment('replaced_at').notNull()

/** Former addresses of boards, by owner. */
export const formerBoardSlugs = pgTable(
  'former_board_slugs',
  {
    ownerId: userId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    /** True when the board wasn't public then, so only its members may learn the former name. */
    wasHidden: boolean('was_hidden').notNull(),
    replacedAt,
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.slug] }),
    index('former_board_slugs_board').on(table.boardId),
  ],
)

/** Former addresses of sections, by board. */
export const formerSectionSlugs = pgTable(
  'former_section_slugs',
  {
    boardId: boardId('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    sectionId: sectionId('section_id')
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    /** True when the board wasn't public then, so only its members may learn the former name. */
    wasHidden: boolean('was_hidden').notNull(),
    replacedAt,
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.slug] }),
    index('former_section_slugs_section').on(table.sectionId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const addressTables = [
  memberRows(formerBoardSlugs, { owner: 'ownerId' }),
  memberRows(formerSectionSlugs, { owner: 'boardId' }),
]
