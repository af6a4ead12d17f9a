import type { CommentId, PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Given, hotQuery } from '../../platform/database/hot-query.ts'
import { mayBeSeenBy } from '../boards/seen.ts'
import { boards } from '../boards/tables.ts'
import { isPresent } from '../identity/gone.ts'
import { users } from '../identity/tables.ts'
import { media } from '../media/tables.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import type { PersonRow } from '../pins/rules.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import { isApartFrom } from '../users/blocked.ts'
import { blocks } from '../users/tables.ts'
import { comments } from './tables.ts'

/** What was said, and by whom. */
export interface CommentRow {
  readonly id: CommentId
  readonly pinId: PinId
  readonly text: string
  readonly createdAt: Date
  readonly author: PersonRow
}

/** A pin below which somebody may read. */
export interface ReadPin {
  readonly id: PinId
  readonly pinnerId: UserId
}

const at = (name: string) => sql.placeholder(name)
const member = at('viewerId')

const pinFor = (db: Sql, viewerId: Given<UserId> | null) =>
  db
    .select({ id: pins.id, pinnerId: pins.pinnerId })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(eq(pins.id, at('id')), isNull(pins.deletedAt), pinnerIsPresent, mayBeSeenBy(viewerId)),
    )

const pinForMember = hotQuery('comments_pin_member', (db) => pinFor(db, member))
const pinForVisitor = hotQuery('comments_pin_visitor', (db) => pinFor(db, null))

/** The pin of an id, if this person may see it. */
export async function findReadPin(
  db: Sql,
  id: PinId,
  viewerId: UserId | null,
): Promise<ReadPin | undefined> {
  const [row] =
    viewerId === null ? await pinForVisitor(db, { id }) : await pinForMember(db, { id, viewerId })
  return row
}

/** What is shown below a pin: nothing of whom its pinner has blocked, nor of whom the reader is apart from. */
const isShown = (viewerId: Given<UserId> | null) =>
  and(
    sql`${comments.pinId} = ${at('pinId')}::bigint`,
    isPresent(comments.authorId),
    sql`not exists (select from ${blocks} where ${blocks.blockerId} = ${at('pinnerId')}::bigint
      and ${blocks.blockedId} = ${comments.authorId})`,
    viewerId === null ? undefined : sql`not ${isApartFrom(comments.authorId, viewerId)}`,
  )

const newest = (db: Sql, viewerId: Given<UserId> | null) =>
  db
    .select({
      id: comments.id,
      pinId: comments.pinId,
      text: comments.text,
      createdAt: comments.createdAt,
      author: {
        id: users.id,
        username: users.username,
        fullName: users.fullName,
        portraitKey: media.key,
      },
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(and(isShown(viewerId), sql`${comments.id} < ${at('before')}::bigint`))
    .orderBy(desc(comments.id))
    .limit(at('most'))

const newestForMember = hotQuery('comments_member', (db) => newest(db, member))
const newestForVisitor = hotQuery('comments_visitor', (db) => newest(db, null))

/** An id that is above all others. */
const top = '9223372036854775807'

/** A page of what was said below a pin, the latest first. */
export async function commentsBelow(
  db: Sql,
  pin: ReadPin,
  asked: {
    readonly viewerId: UserId | null
    readonly before: string | undefined
    readonly most: number
  },
): Promise<readonly CommentRow[]> {
  const { viewerId, before = top, most } = asked
  const values = { pinId: pin.id, pinnerId: pin.pinnerId, before, most }
  return viewerId === null
    ? newestForVisitor(db, values)
    : newestForMember(db, { ...values, viewerId })
}

/** Counts no further than is shown. */
const counted = (db: Sql, viewerId: Given<UserId> | null) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      db
        .select({ id: comments.id })
        .from(comments)
        .where(isShown(viewerId))
        .limit(limits.commentsCounted)
        .as('shown'),
    )

const countedForMember = hotQuery('comment_count_member', (db) => counted(db, member))
const countedForVisitor = hotQuery('comment_count_visitor', (db) => counted(db, null))

/** How much somebody can read below a pin, counted as far as that is shown. */
export async function commentCount(
  db: Sql,
  pin: ReadPin,
  viewerId: UserId | null,
): Promise<number> {
  const values = { pinId: pin.id, pinnerId: pin.pinnerId }
  const [row] =
    viewerId === null
      ? await countedForVisitor(db, values)
      : await countedForMember(db, { ...values, viewerId })
  return row?.count ?? 0
}
