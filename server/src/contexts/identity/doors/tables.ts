import type { DoorMode } from '@tessera/contracts/calls/house-doors'
import { index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { anyId, moment, userId } from '../../base/columns.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import {
  keptForChosenDays,
  keptForEver,
  memberRows,
  rowsStay,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'

/** The rules of sign-ups: one row. Without it everybody may sign up. */
export const signUpDoors = pgTable('sign_up_doors', {
  id: integer().primaryKey(),
  mode: text().$type<DoorMode>().notNull(),
  domains: text().array().notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** Invites to sign up. The code is only in the link; this is its hash. */
export const signUpInvites = pgTable(
  'sign_up_invites',
  {
    id: anyId().primaryKey(),
    codeHash: text('code_hash').notNull().unique(),
    note: text().notNull(),
    most: integer().notNull(),
    used: integer().notNull().default(0),
    /** Null for the operator's command, and once the account is gone. */
    madeBy: userId('made_by'),
    madeAt: moment('made_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sign_up_invites_expires').on(table.expiresAt)],
)

/** States whose the rows of these tables are, and what happens to them. */
export const doorTables = [
  serviceRows(signUpDoors, keptForEver('a setting of the product')),
  memberRows(signUpInvites, {
    owner: 'madeBy',
    without: ['codeHash'],
    deletion: rowsStay('People may be on their way with the link; it ends by itself.'),
    kept: keptForChosenDays(retentions.invites, 'sweep-identity'),
  }),
]
