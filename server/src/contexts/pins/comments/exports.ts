import type { UserId } from '@tessera/contracts/ids'
import { asc, eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { comments } from './tables.ts'

const commentsOf = async (db: Sql, id: UserId) =>
  db
    .select({
      id: comments.id,
      pinId: comments.pinId,
      text: comments.text,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(eq(comments.authorId, id))
    .orderBy(asc(comments.id))

/** The comments of a member. */
export const commentExports: readonly ExportedPart[] = [{ file: 'comments', load: commentsOf }]
