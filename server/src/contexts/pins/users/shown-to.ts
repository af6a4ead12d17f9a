import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { type AnyColumn, type SQL, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { follows } from './tables.ts'

const limited = alias(users, 'limited_people')

/**
 * True when search and feeds may show what a person made to this viewer: the house does not limit the person, or
 * the viewer is that person or follows them. The index `users_limited_id` holds limited accounts alone.
 */
export const isShownTo = (
  person: AnyColumn | SQL,
  viewerId: QueryValue<UserId> | null,
) => sql<boolean>`(not exists (
  select from ${users} limited_people where ${limited.id} = ${person}
    and ${limited.limitedAt} is not null ${
      viewerId === null
        ? sql``
        : sql`and ${limited.id} <> ${viewerId}::bigint and not exists (
            select from ${follows} where ${follows.followerId} = ${viewerId}::bigint
              and ${follows.followedId} = ${limited.id})`
    })) is true`
