import type { removalStates } from '@tessera/contracts/calls/house-content'
import type { HouseRole } from '@tessera/contracts/house-acts'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from '../../../platform/database/define-tables.ts'
import { actionId, moment, userId } from '../../base/columns.ts'
import { keptForEver, memberRows, rowsStay } from '../../base/table-facts/table-facts.ts'
import { users } from '../../identity/index.ts'
import type { ActorKind } from '../log/tables.ts'

/** Removals of pictures everywhere. `pins.deleted_by` names the removal of a pin. */
export const contentRemovals = pgTable('content_removals', {
  id: actionId().primaryKey(),
  state: text().$type<(typeof removalStates)[number]>().notNull(),
  reason: text().notNull(),
  by: text().$type<ActorKind>().notNull(),
  actorId: userId('actor_id'),
  role: text().$type<HouseRole>(),
  pictures: integer().notNull(),
  pins: integer().notNull().default(0),
  people: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

/** The people who were told about a removal, each once. */
export const contentRemovalPeople = pgTable(
  'content_removal_people',
  {
    removalId: actionId('removal_id')
      .notNull()
      .references(() => contentRemovals.id, { onDelete: 'cascade' }),
    userId: userId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.removalId, table.userId] }),
    index('content_removal_people_user').on(table.userId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const contentTables = [
  memberRows(contentRemovals, {
    owner: 'actorId',
    of: ['users'],
    leftOut: 'Acts of people who look after the product are in house_log.',
    deletion: rowsStay('It says what was removed, and names nobody but by an id.'),
    kept: keptForEver('what was removed, when and why'),
  }),
  memberRows(contentRemovalPeople, {
    owner: 'userId',
    leftOut: 'What was decided about you is in house_log.',
  }),
]
