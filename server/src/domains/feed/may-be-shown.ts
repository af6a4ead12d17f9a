import type { UserId } from '@tessera/contracts/ids'
import { and, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Given } from '../../platform/database/hot-query.ts'
import { inPublicSight as boardInSight } from '../boards/seen.ts'
import { boards } from '../boards/tables.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { hiddenPins, pins } from '../pins/tables.ts'
import { blocks } from '../users/tables.ts'

const origins = alias(pins, 'origins')
const mine = alias(pins, 'mine')

/** A pin in public sight; the query joins `boards`. */
export const inPublicSight = and(isNull(pins.deletedAt), boardInSight, pinnerIsPresent)

/**
 * The board of each pin, and each pin of a list, looked up one by one. The planner may not turn that
 * around and begin with the boards: it does not know how few pins a page looks at.
 */
export const itsBoard = sql`cross join lateral (
  select * from ${boards} own where own.id = ${pins.boardId} offset 0) boards`
export const itemsPin = sql`cross join lateral (
  select * from ${pins} own where own.id = item.pin_id offset 0) pins`

/** Everybody who has blocked the viewer or whom the viewer has blocked: read once for a whole query. */
const apartFrom = (viewerId: Given<UserId>) => sql`(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}::bigint
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId}::bigint)`

const notHidden = (viewerId: Given<UserId>) => sql`not exists (
  select from ${hiddenPins} where ${hiddenPins.userId} = ${viewerId}::bigint
    and ${hiddenPins.originId} = ${pins.originId})`

const creator = sql`coalesce(
  (select ${origins.pinnerId} from ${pins} origins where ${origins.id} = ${pins.originId}), 0)`

/** Whether a list of strangers' pins may show somebody this first copy. The query joins `boards`. */
export const firstCopyFor = (viewerId: Given<UserId> | null) =>
  and(
    sql`${pins.listed}`,
    inPublicSight,
    viewerId === null ? undefined : sql`${pins.pinnerId} not in ${apartFrom(viewerId)}`,
    viewerId === null ? undefined : notHidden(viewerId),
  )

/**
 * Whether a list may show somebody this copy, be it the first or another: nobody blocked may have
 * made it, nor had the idea. The query joins `boards`.
 */
export const anyCopyFor = (viewerId: Given<UserId>) =>
  and(
    inPublicSight,
    sql`${pins.pinnerId} not in ${apartFrom(viewerId)}`,
    sql`${creator} not in ${apartFrom(viewerId)}`,
    notHidden(viewerId),
  )

/** Ideas that the viewer does not have yet. */
export const isNewTo = (viewerId: Given<UserId>) => sql`not exists (
  select from ${pins} mine where ${mine.pinnerId} = ${viewerId}::bigint
    and ${mine.originId} = ${pins.originId} and ${mine.deletedAt} is null)`
