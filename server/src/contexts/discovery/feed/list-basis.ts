import type { UserId } from '@tessera/contracts/ids'
import type { Given } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { boardFollows, follows, interests } from '../../pins/users/tables.ts'

/** Selects what changes when a member follows, or chooses interests. */
export const basisFor = (viewerId: Given<UserId>) => sql`
  select concat_ws(' ',
    (select concat_ws(' ', count(*), max(${follows.createdAt})) from ${follows}
      where ${follows.followerId} = ${viewerId}::bigint),
    (select concat_ws(' ', count(*), max(${boardFollows.createdAt})) from ${boardFollows}
      where ${boardFollows.followerId} = ${viewerId}::bigint),
    (select string_agg(${interests.topic}, ' ' order by ${interests.topic}) from ${interests}
      where ${interests.userId} = ${viewerId}::bigint))`

/**
 * Returns a key that makes a member's list stale when it changes: follows, interests, and saves, whose
 * weight falls as they grow.
 */
export const basisOf = (chosen: string, { pinCount }: { readonly pinCount: number }): string =>
  `${chosen} ${Math.floor(Math.log2(1 + pinCount))}`
