import type { CommentId, PinId, UserId } from '@tessera/contracts/ids'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { notifications } from '../notifications/tables.ts'
import { creatorOf } from '../pins/creator.ts'
import { pins } from '../pins/tables.ts'
import type { CommentRow } from './store.ts'
import { comments } from './tables.ts'

/** Adds a comment to a live pin; false when the pin was deleted meanwhile. */
export async function addComment(tx: Sql, row: CommentRow, below: PinId): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${comments} (id, pin_id, origin_id, is_open, author_id, text, created_at)
    select ${row.id}::bigint, ${pins.id}, ${pins.originId}, ${row.isOpen}::boolean, ${row.author.id}::bigint, ${row.text}::text,
      ${row.createdAt.toISOString()}::timestamptz
    from ${pins} where ${pins.id} = ${below}::bigint and ${pins.deletedAt} is null
    returning id`)
  return rows.length > 0
}

/** A comment with its author and who else may delete it. */
interface PlacedComment {
  readonly id: CommentId
  /** A pin that shows it. */
  readonly pinId: PinId
  readonly authorId: UserId
  /** The idea's creator or, for a comment on one pin alone, its pinner; null for nobody. */
  readonly keeperId: UserId | null
}

/** Loads a comment without checking permissions. */
export async function findComment(db: Sql, id: CommentId): Promise<PlacedComment | undefined> {
  const [row] = await db
    .select({
      id: comments.id,
      pinId: sql<PinId>`coalesce(${comments.pinId}, ${comments.originId})`.mapWith(pins.id),
      authorId: comments.authorId,
      isOpen: comments.isOpen,
      pinnerId: pins.pinnerId,
      creatorId: sql<UserId | null>`(select ${creatorOf} from ${pins}
        where ${pins.originId} = ${comments.originId} and ${creatorOf} is not null limit 1)`.mapWith(
        pins.pinnerId,
      ),
    })
    .from(comments)
    .leftJoin(pins, eq(pins.id, comments.pinId))
    .where(eq(comments.id, id))
  if (row === undefined) return undefined
  const { isOpen, pinnerId, creatorId, ...comment } = row
  return { ...comment, keeperId: isOpen ? creatorId : pinnerId }
}

/** Deletes a comment and the notifications about it. */
export async function removeComment(tx: Sql, { id, authorId }: PlacedComment): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, id))
  await tx.execute(sql`
    delete from ${notifications} where ${notifications.actorId} = ${authorId}::bigint
      and ${notifications.kind} in ('pin-commented', 'mentioned')
      and ${notifications.data} ->> 'comment_id' = ${id}::text`)
}

/** A comment as it was before it was removed. */
export type KeptComment = typeof comments.$inferSelect

/** Deletes a comment and returns it, so that it can be brought back; undefined when it is gone. */
export async function takeComment(tx: Sql, id: CommentId): Promise<KeptComment | undefined> {
  const [kept] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
  const found = kept === undefined ? undefined : await findComment(tx, id)
  if (found !== undefined) await removeComment(tx, found)
  return kept
}

/** Brings a removed comment back; false when its pins or its author are gone. */
export async function bringBackComment(tx: Sql, kept: KeptComment): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${comments} (id, pin_id, origin_id, is_open, author_id, text, created_at)
    select ${kept.id}::bigint, (select id from ${pins} where id = ${kept.pinId}::bigint), ${kept.originId}::bigint,
      ${kept.isOpen}::boolean, users.id, ${kept.text}::text, ${kept.createdAt.toISOString()}::timestamptz
    from users where users.id = ${kept.authorId}::bigint
      and exists (select from ${pins} where ${pins.originId} = ${kept.originId}::bigint)
    on conflict do nothing returning id`)
  return rows.length > 0
}
