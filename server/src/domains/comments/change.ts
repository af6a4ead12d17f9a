import type { CommentId, PinId, UserId } from '@tessera/contracts/ids'
import { eq, sql } from 'drizzle-orm'
import { notifications } from '../notifications/tables.ts'
import { pins } from '../pins/tables.ts'
import type { Sql } from '../sql.ts'
import type { CommentRow } from './store.ts'
import { comments } from './tables.ts'

/** Puts a comment below a live pin; false when the pin has gone meanwhile. */
export async function addComment(tx: Sql, row: CommentRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${comments} (id, pin_id, author_id, text, created_at)
    select ${row.id}::bigint, ${pins.id}, ${row.author.id}::bigint, ${row.text}::text,
      ${row.createdAt.toISOString()}::timestamptz
    from ${pins} where ${pins.id} = ${row.pinId}::bigint and ${pins.deletedAt} is null
    returning id`)
  return rows.length > 0
}

/** A comment with whose it is and whose pin it stands below. */
interface PlacedComment {
  readonly id: CommentId
  readonly pinId: PinId
  readonly authorId: UserId
  readonly pinnerId: UserId
}

/** Finds a comment, whoever asks. */
export async function findComment(db: Sql, id: CommentId): Promise<PlacedComment | undefined> {
  const [row] = await db
    .select({
      id: comments.id,
      pinId: comments.pinId,
      authorId: comments.authorId,
      pinnerId: pins.pinnerId,
    })
    .from(comments)
    .innerJoin(pins, eq(pins.id, comments.pinId))
    .where(eq(comments.id, id))
  return row
}

/** Takes a comment away, and what its pin's owner was told of it. */
export async function removeComment(tx: Sql, { id, pinnerId }: PlacedComment): Promise<void> {
  await tx.delete(comments).where(eq(comments.id, id))
  await tx.execute(sql`
    delete from ${notifications} where ${notifications.userId} = ${pinnerId}::bigint
      and ${notifications.kind} = 'pin-commented'
      and ${notifications.data} ->> 'comment_id' = ${id}::text`)
}
