import type { UserId } from '@tessera/contracts/ids'
import { and, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { sessionLookUp, users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'

/** Selects the number of pins on the boards of an account. */
const pinTotal = sql<number>`(select coalesce(sum(${boards.pinCount}), 0)::int from ${boards}
  where ${boards.ownerId} = ${users.id} and ${boards.deletedAt} is null)`

/** Counts the pins on a member's boards. */
export async function pinCountOf(db: Sql, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ pins: sql<number>`coalesce(sum(${boards.pinCount}), 0)::int` })
    .from(boards)
    .where(and(eq(boards.ownerId, userId), isNull(boards.deletedAt)))
  return row?.pins ?? 0
}

/** Runs before every document of a logged-in member, which shows the count. */
export const accountWithPins = sessionLookUp('account_with_pins', pinTotal)
