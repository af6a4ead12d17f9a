import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { isPresent } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { pins } from './tables.ts'

/** Returns the creator of a pin's idea: the pinner of an original, the stored creator of a copy. */
export const creatorOf: SQL<UserId | null> = sql`case when ${pins.id} = ${pins.originId}
  then ${pins.pinnerId} else ${pins.creatorId} end`.mapWith(pins.pinnerId)

/** True when the viewer may see the original of a pin. Its aliases match those in the condition. */
const originalIsSeenBy = (viewerId: QueryValue<UserId> | null) => sql`exists (
  select from pins original join ${boards} on ${boards.id} = original.board_id
  where original.id = ${pins.originId} and original.deleted_at is null and ${isVisibleTo(viewerId)})`

/**
 * True when a pin names its creator to the viewer: always on the creator's own pins, on copies only
 * while the viewer may see the original, and the two accounts are live and not blocked.
 */
export const creatorIsNamedTo = (viewerId: QueryValue<UserId> | null) => sql`case
  when ${creatorOf} = ${pins.pinnerId} then true
  else ${isPresent(creatorOf)} and ${originalIsSeenBy(viewerId)}
    ${viewerId === null ? sql`` : sql`and not ${hasBlockWith(creatorOf, viewerId)}`} end`
