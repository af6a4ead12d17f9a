import { pgTable } from '../../platform/database/define-tables.ts'
import { userId } from './columns.ts'

/** The key of the accounts' table, which identity defines: for references from contexts below it. */
const accounts = pgTable('users', { id: userId().primaryKey() })

/** A column with the account that a row belongs to, and goes with. */
export const ofAccount = (name: string) =>
  userId(name).references(() => accounts.id, { onDelete: 'cascade' })
