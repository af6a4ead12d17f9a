import { sql } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { users } from '../../identity/index.ts'
import { follows } from './tables.ts'

/** Subtracts the follows of a deleted account from the counts of others, locked in one order. */
export const followDeletes: readonly DeletedPart[] = [
  {
    name: 'follows',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.execute(sql`select from ${users} where id in (
          select followed_id from ${follows} where follower_id = ${id}
          union select follower_id from ${follows} where followed_id = ${id})
        order by id for no key update`)
      await tx.execute(sql`update ${users} set follower_count = greatest(0, follower_count - 1)
        where id in (select followed_id from ${follows} where follower_id = ${id})`)
      await tx.execute(sql`update ${users} set following_count = greatest(0, following_count - 1)
        where id in (select follower_id from ${follows} where followed_id = ${id})`)
    },
  },
]
