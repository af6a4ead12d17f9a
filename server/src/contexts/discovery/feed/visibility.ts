import type { UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, sql } from '../../../platform/database/sql.ts'
import {
  blocks,
  boards,
  isPublicPin,
  isShownTo,
  listedFor,
  notHidden,
  pins,
} from '../../pins/index.ts'

const origins = alias(pins, 'origins')
const mine = alias(pins, 'mine')

/**
 * Looks up the board of each pin, and each pin of a list, one by one. `offset 0` stops the planner
 * from starting with the boards: it can't know how few pins a page reads.
 */
export const itsBoard = sql`cross join lateral (
  select * from ${boards} own where own.id = ${pins.boardId} offset 0) boards`
export const itemsPin = sql`cross join lateral (
  select * from ${pins} own where own.id = item.pin_id offset 0) pins`

/** Everybody with a block to or from the viewer, read once for the whole query. */
const apartFrom = (viewerId: QueryValue<UserId>) => sql`(
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}::bigint
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId}::bigint)`

const isUnblocked = (viewerId: QueryValue<UserId>) =>
  sql`${pins.pinnerId} not in ${apartFrom(viewerId)}`

const creator = sql`coalesce(
  (select ${origins.pinnerId} from ${pins} origins where ${origins.id} = ${pins.originId}), 0)`

/** True when a list of other people's pins may show this first copy. The query joins `boards`. */
export const firstCopyFor = (viewerId: QueryValue<UserId> | null) =>
  listedFor(viewerId, isUnblocked)

/** Matches pins whose pinner and creator have no block with the viewer, and that the viewer didn't hide. */
export const isOpenTo = (viewerId: QueryValue<UserId>) =>
  and(isUnblocked(viewerId), sql`${creator} not in ${apartFrom(viewerId)}`, notHidden(viewerId))

/**
 * True when a list may show any copy of an idea: its pinner is not limited, and neither its pinner nor its
 * creator has a block with the viewer. The query joins `boards`.
 */
export const anyCopyFor = (viewerId: QueryValue<UserId>) =>
  and(isPublicPin, isShownTo(pins.pinnerId, viewerId), isOpenTo(viewerId))

/**
 * Matches ideas that the viewer hasn't saved. `is true` keeps the planner from reading all that they have
 * saved for each pin: it probes the index.
 */
export const isNewTo = (viewerId: QueryValue<UserId>) => sql`(not exists (
  select from ${pins} mine where ${mine.pinnerId} = ${viewerId}::bigint
    and ${mine.originId} = ${pins.originId} and ${mine.deletedAt} is null)) is true`
