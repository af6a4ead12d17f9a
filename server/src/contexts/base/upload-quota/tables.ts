import { bigint, index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { ofAccount } from '../of-account.ts'
import { keptUntil, memberRows } from '../table-facts/table-facts.ts'
import { whyLeftOut } from '../table-facts/why-left-out.ts'

/** Each account's daily bytes: reserved for running uploads, and used in the current window. */
export const uploadQuotas = pgTable('upload_quotas', {
  ownerId: ofAccount('owner_id').primaryKey(),
  held: integer().notNull(),
  heldBytes: bigint('held_bytes', { mode: 'number' }).notNull(),
  usedBytes: bigint('used_bytes', { mode: 'number' }).notNull(),
  windowBegan: moment('window_began').notNull(),
})

/** Bytes reserved for each running upload, so that they're released once. */
export const uploadReservations = pgTable(
  'upload_holds',
  {
    id: text().primaryKey(),
    ownerId: ofAccount('owner_id').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('upload_holds_created').on(table.createdAt),
    index('upload_holds_owner').on(table.ownerId),
  ],
)

/** States whose the rows of these tables are, and what happens to them. */
export const uploadQuotaTables = [
  memberRows(uploadQuotas, { owner: 'ownerId' }),
  memberRows(uploadReservations, {
    owner: 'ownerId',
    leftOut: whyLeftOut.passing,
    kept: keptUntil('the upload ends, or was not finished within a day', 'sweep-uploads'),
  }),
]
