import type { UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { users } from '../../accounts/tables.ts'

/** Returns how else an account can log in. Google+ is gone, so it stands for Google. */
export async function loginDataOf(db: Sql, userId: UserId) {
  const [row] = await db
    .select({
      connected_to_google: users.connectedToGoogle,
      connected_to_gplus: users.connectedToGoogle,
      has_password: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
