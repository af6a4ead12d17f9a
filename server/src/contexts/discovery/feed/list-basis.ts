import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { boardFollows, boards, follows, interests } from '../../pins/index.ts'
import { feedChoices } from '../taste/tables.ts'

/**
 * Selects a key that makes a member's list stale when it changes: follows, interests, choices of the
 * tuner that a page can't follow as it is read, and saves, whose
 * weight falls as they grow: each doubling counts one.
 */
export const basisFor = (viewerId: QueryValue<UserId>) => sql`
  select concat_ws(' ',
    (select concat_ws(' ', count(*), max(${follows.createdAt})) from ${follows}
      where ${follows.followerId} = ${viewerId}::bigint),
    (select concat_ws(' ', count(*), max(${boardFollows.createdAt})) from ${boardFollows}
      where ${boardFollows.followerId} = ${viewerId}::bigint),
    (select string_agg(${interests.topic}, ' ' order by ${interests.topic}) from ${interests}
      where ${interests.userId} = ${viewerId}::bigint),
    (select concat_ws(' ', count(*), max(${feedChoices.createdAt})) from ${feedChoices}
      where ${feedChoices.userId} = ${viewerId}::bigint
        and (${feedChoices.level} = 'more' or ${feedChoices.kind} in ('board', 'source'))),
    (select length(ltrim((1 + coalesce(sum(${boards.pinCount}), 0))::int::bit(32)::text, '0')) - 1
      from ${boards} where ${boards.ownerId} = ${viewerId}::bigint
        and ${boards.deletedAt} is null))`
