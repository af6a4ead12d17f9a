import type { CommentId, PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isNotHeld } from '../../base/terms/held.ts'
import { isPresent, type PersonRow, users } from '../../identity/index.ts'
import { boards } from '../boards/tables.ts'
import { isVisibleTo } from '../boards/visibility.ts'
import { creatorOf } from '../pins/creator.ts'
import { pinnerIsPresent } from '../pins/pinner.ts'
import { pins } from '../pins/tables.ts'
import { hasBlockWith } from '../users/blocked.ts'
import { blocks } from '../users/tables.ts'
import { comments } from './tables.ts'

/** A comment and its author. */
export interface CommentRow {
  readonly id: CommentId
  readonly isOpen: boolean
  readonly text: string
  readonly createdAt: Date
  readonly author: PersonRow
}

type Shown = Pick<ReadPin, 'id' | 'originId' | 'creatorId'>

/** A pin whose comments somebody may read. */
export interface ReadPin {
  readonly id: PinId
  readonly originId: PinId
  readonly pinnerId: UserId
  /** The idea's creator; null when unknown. */
  readonly creatorId: UserId | null
  /** True when comments on it are shown on every pin of the idea. */
  readonly isOpen: boolean
}

const at = (name: string) => sql.placeholder(name)
const member = at('viewerId')

const pinFor = (db: Sql, viewerId: QueryValue<UserId> | null) =>
  db
    .select({
      id: pins.id,
      originId: pins.originId,
      pinnerId: pins.pinnerId,
      creatorId: creatorOf,
      isOpen: sql<boolean>`${boards.privacy} = 'public'`,
    })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(eq(pins.id, at('id')), isNull(pins.deletedAt), pinnerIsPresent, isVisibleTo(viewerId)),
    )

const pinForMember = hotQuery('comments_pin_member', (db) => pinFor(db, member))
const pinForVisitor = hotQuery('comments_pin_visitor', (db) => pinFor(db, null))

/** Loads a pin, if this viewer may see it. */
export async function findReadPin(
  db: Sql,
  id: PinId,
  viewerId: UserId | null,
): Promise<ReadPin | undefined> {
  const [row] =
    viewerId === null ? await pinForVisitor(db, { id }) : await pinForMember(db, { id, viewerId })
  return row
}

/**
 * Matches the comments that a pin shows: public ones on its idea and those on this very pin,
 * without authors who were blocked by the creator or have a block with the viewer.
 */
const isShown = (viewerId: QueryValue<UserId> | null) =>
  and(
    sql`${comments.originId} = ${at('originId')}::bigint`,
    sql`(${comments.isOpen} or ${comments.pinId} = ${at('pinId')}::bigint)`,
    isPresent(comments.authorId),
    viewerId === null
      ? isNotHeld('comment', comments.id)
      : sql`(${comments.authorId} = ${viewerId}::bigint or ${isNotHeld('comment', comments.id)})`,
    sql`not exists (select from ${blocks} where ${blocks.blockerId} = ${at('creatorId')}::bigint
      and ${blocks.blockedId} = ${comments.authorId})`,
    viewerId === null ? undefined : sql`not ${hasBlockWith(comments.authorId, viewerId)}`,
  )

const newest = (db: Sql, viewerId: QueryValue<UserId> | null) =>
  db
    .select({
      id: comments.id,
      isOpen: comments.isOpen,
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

/** Above all ids. */
const top = '9223372036854775807'

/** Returns a page of comments on a pin, latest first. */
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
  const values = { ...shownBelow(pin), before, most }
  return viewerId === null
    ? newestForVisitor(db, values)
    : newestForMember(db, { ...values, viewerId })
}

const shownBelow = ({ id, originId, creatorId }: Shown) => ({ pinId: id, originId, creatorId })

/** Counts comments up to the max that is shown. */
const counted = (db: Sql, viewerId: QueryValue<UserId> | null) =>
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

/** Counts the comments on a pin that a viewer can see, up to the max that is shown. */
export async function commentCount(db: Sql, pin: Shown, viewerId: UserId | null): Promise<number> {
  const values = shownBelow(pin)
  const [row] =
    viewerId === null
      ? await countedForVisitor(db, values)
      : await countedForMember(db, { ...values, viewerId })
  return row?.count ?? 0
}
