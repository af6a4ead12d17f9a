import type { UserId } from '@tessera/contracts/ids'
import type { MomentPosition } from '../../../calls/moment-bookmark.ts'
import { and, desc, eq, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { blocks } from './tables.ts'

/** Selects the people that a member has blocked, latest first. */
export const peopleBlocked = (
  db: Sql,
  asked: {
    readonly blockerId: UserId
    readonly after: MomentPosition | undefined
    readonly most: number
  },
) =>
  db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      portraitKey: media.key,
      since: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .leftJoin(media, eq(media.id, users.portraitId))
    .where(
      and(
        eq(blocks.blockerId, asked.blockerId),
        isPresent(users.id),
        asked.after === undefined
          ? undefined
          : sql`(${blocks.createdAt}, ${blocks.blockedId}) < (${asked.after.at}, ${asked.after.id}::bigint)`,
      ),
    )
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(asked.most)
