import { bigint, index, integer, pgTable, text } from '../../../platform/database/define-tables.ts'
import { moment } from '../columns.ts'
import { ofAccount } from '../of-account.ts'

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
