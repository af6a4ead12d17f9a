import type { PinId, UserId } from '@tessera/contracts/ids'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, desc, eq, isNull, lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { isListedFor, isVisibleTo } from '../boards/visibility.ts'
import { selectPins } from '../pins/pin-rows.ts'
import type { PinRow } from '../pins/rules.ts'
import { isWantedBy } from '../pins/sensitive.ts'
import { pins } from '../pins/tables.ts'
import { hasBlocked } from '../users/blocked.ts'

/** Returns a member's id by username; undefined when they blocked the viewer. */
export async function findPerson(
  db: Sql,
  username: string,
  viewerId: UserId | null,
): Promise<UserId | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.username, username),
        isPresent(users.id),
        viewerId === null ? undefined : sql`not ${hasBlocked(users.id, viewerId)}`,
      ),
    )
  return row?.id
}

/** A request for a page of somebody's pins. */
export interface PageOfPins {
  readonly personId: UserId
  readonly viewerId: UserId | null
  readonly before: PinId | undefined
  readonly most: number
}

const onProfile = (viewerId: UserId | null) =>
  and(isNull(pins.deletedAt), isVisibleTo(viewerId), isListedFor(viewerId), isWantedBy(viewerId))

/** Returns the pins that a member created, newest first. */
export async function createdPins(db: Sql, asked: PageOfPins): Promise<readonly PinRow[]> {
  const { personId, viewerId, before, most } = asked
  return selectPins(db, viewerId)
    .where(
      and(
        eq(pins.pinnerId, personId),
        sql`${pins.listed}`,
        onProfile(viewerId),
        before === undefined ? undefined : lt(pins.id, before),
      ),
    )
    .orderBy(desc(pins.id))
    .limit(most)
}

const later = alias(pins, 'later')

/** Matches pins with a later visible copy of the same idea; only the latest is listed. */
const hasLater = (db: Sql, personId: UserId, viewerId: UserId | null) =>
  db
    .select({ id: later.id })
    .from(later)
    .innerJoin(boards, eq(boards.id, later.boardId))
    .where(
      and(
        eq(later.pinnerId, personId),
        eq(later.originId, pins.originId),
        isNull(later.deletedAt),
        sql`${later.id} > ${pins.id}`,
        isVisibleTo(viewerId),
        isListedFor(viewerId),
      ),
    )

/** Returns the pins that a member saved, newest first, each idea once. */
export async function savedPins(db: Sql, asked: PageOfPins): Promise<readonly PinRow[]> {
  const { personId, viewerId, before, most } = asked
  return selectPins(db, viewerId)
    .where(
      and(
        eq(pins.pinnerId, personId),
        sql`${pins.originId} <> ${pins.id}`,
        onProfile(viewerId),
        sql`not exists ${hasLater(db, personId, viewerId)}`,
        before === undefined ? undefined : lt(pins.id, before),
      ),
    )
    .orderBy(desc(pins.id))
    .limit(most)
}
