import type { UserId } from '@tessera/contracts/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { Given } from '../../platform/database/hot-query.ts'
import { mayBeSeenBy } from '../boards/seen.ts'
import { boards } from '../boards/tables.ts'
import { isPresent } from '../identity/gone.ts'
import { isApartFrom } from '../users/blocked.ts'
import { pins } from './tables.ts'

/** Who made the idea that a pin is of: of the original its pinner, of a copy whoever that was. */
export const creatorOf: SQL<UserId | null> = sql`case when ${pins.id} = ${pins.originId}
  then ${pins.pinnerId} else ${pins.creatorId} end`.mapWith(pins.pinnerId)

/** The original of a pin, where the viewer may see it. Its tables have the names that the condition uses. */
const originalIsSeenBy = (viewerId: Given<UserId> | null) => sql`exists (
  select from pins original join ${boards} on ${boards.id} = original.board_id
  where original.id = ${pins.originId} and original.deleted_at is null and ${mayBeSeenBy(viewerId)})`

/**
 * Whether a pin names its creator to somebody: on their own pins always, on other people's copies as
 * long as the viewer may see the original, and neither is gone nor has blocked the other.
 */
export const creatorIsNamedTo = (viewerId: Given<UserId> | null) => sql`case
  when ${creatorOf} = ${pins.pinnerId} then true
  else ${isPresent(creatorOf)} and ${originalIsSeenBy(viewerId)}
    ${viewerId === null ? sql`` : sql`and not ${isApartFrom(creatorOf, viewerId)}`} end`
