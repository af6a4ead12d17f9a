import { eq } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { formerUsernames } from '../../identity/usernames/tables.ts'

/** Reserves the usernames of a deleted account for a while; nobody is behind them. */
export const usernameDeletes: readonly DeletedPart[] = [
  {
    name: 'usernames',
    when: 'with',
    run: async (tx, { id, username }, now) => {
      await tx.update(formerUsernames).set({ userId: null }).where(eq(formerUsernames.userId, id))
      const row = { userId: null, replacedAt: now }
      await tx
        .insert(formerUsernames)
        .values({ username, ...row })
        .onConflictDoUpdate({ target: formerUsernames.username, set: row })
    },
  },
]
