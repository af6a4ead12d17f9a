import type { FeedLevel, FeedTuner, TunedKind } from '@tessera/contracts/calls/feed-tuner'
import { BoardId as Board, type BoardId, PinId, type UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import { textIn } from '@tessera/contracts/messages'
import { topics } from '@tessera/contracts/topics'
import { and, desc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { cardOf, isPresent, users } from '../../identity/index.ts'
import {
  boardFollows,
  boards,
  follows,
  hasBlockWith,
  interests,
  isVisibleTo,
  linkOf,
  pins,
} from '../../pins/index.ts'
import { nameIn, spokenIn } from '../kinds/word-groups.ts'
import { feedChoices, recentActs } from '../taste/tables.ts'
import { isTunedFor } from '../taste/tuned-sql.ts'

/** Max people and boards that the tuner lists, those with a choice first. */
const listedMax = 200

/** Returns whether a choice is about this row. */
const chosenFor = (viewerId: UserId, kind: TunedKind, id: unknown) =>
  and(
    eq(feedChoices.userId, viewerId),
    eq(feedChoices.kind, kind),
    sql`${feedChoices.target} = ${id}::text`,
  )

const level = sql<FeedLevel>`coalesce(${feedChoices.level}, 'usual')`

async function peopleOf(db: Sql, viewerId: UserId): Promise<FeedTuner['people']> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      fullName: users.fullName,
      portraitKey: media.key,
      level,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.portraitId))
    .leftJoin(follows, and(eq(follows.followedId, users.id), eq(follows.followerId, viewerId)))
    .leftJoin(feedChoices, chosenFor(viewerId, 'person', users.id))
    .where(
      and(
        sql`(${users.id} in (select ${follows.followedId} from ${follows}
            where ${follows.followerId} = ${viewerId}::bigint)
          or ${users.id} in (select target::bigint from feed_choices
            where user_id = ${viewerId}::bigint and kind = 'person'))`,
        isPresent(users.id),
        sql`not ${hasBlockWith(users.id, viewerId)}`,
      ),
    )
    .orderBy(desc(sql`${feedChoices.level} is not null`), desc(follows.createdAt), users.id)
    .limit(listedMax)
  return rows.map(({ level: chosen, ...person }) => ({ person: cardOf(person), level: chosen }))
}

async function boardsOf(db: Sql, viewerId: UserId): Promise<FeedTuner['boards']> {
  const rows = await db
    .select({
      id: boards.id,
      name: boards.name,
      slug: boards.slug,
      username: users.username,
      isOwn: sql<boolean>`${boards.ownerId} = ${viewerId}::bigint`,
      level,
    })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .leftJoin(feedChoices, chosenFor(viewerId, 'board', boards.id))
    .where(
      and(
        sql`(${boards.ownerId} = ${viewerId}::bigint
          or ${boards.id} in (select ${boardFollows.boardId} from ${boardFollows}
            where ${boardFollows.followerId} = ${viewerId}::bigint)
          or ${boards.id} in (select target::bigint from feed_choices
            where user_id = ${viewerId}::bigint and kind = 'board'))`,
        isNull(boards.deletedAt),
        isVisibleTo(viewerId),
        isPresent(boards.ownerId),
      ),
    )
    .orderBy(
      desc(sql`${feedChoices.level} is not null`),
      desc(sql`${boards.ownerId} = ${viewerId}::bigint`),
      desc(boards.id),
    )
    .limit(listedMax)
  return rows.map(({ level: chosen, isOwn, ...board }) => ({
    board: linkOf(board),
    is_own: isOwn,
    level: chosen,
  }))
}

/** Returns the choices that tune a member's home feed. */
export async function tunerOf(db: Sql, viewerId: UserId, language: Language): Promise<FeedTuner> {
  const spoken = spokenIn(language)
  const chosen = await db
    .select({ kind: feedChoices.kind, target: feedChoices.target, level: feedChoices.level })
    .from(feedChoices)
    .where(eq(feedChoices.userId, viewerId))
    .orderBy(desc(feedChoices.createdAt), feedChoices.target)
  const liked = await db
    .select({ topic: interests.topic })
    .from(interests)
    .where(eq(interests.userId, viewerId))
  const acts = await db
    .select({ kind: recentActs.kind, what: recentActs.what })
    .from(recentActs)
    .where(eq(recentActs.userId, viewerId))
    .orderBy(desc(recentActs.at), recentActs.what)
  const wanted = new Set(liked.map(({ topic }) => topic))
  const levelOf = (topic: string): FeedLevel =>
    wanted.has(topic)
      ? 'more'
      : (chosen.find(({ kind, target }) => kind === 'topic' && target === topic)?.level ?? 'usual')
  return {
    topics: topics.map(({ id, name }) => ({
      id,
      name: textIn(language, name),
      level: levelOf(id),
    })),
    subjects: chosen
      .filter(({ kind }) => kind === 'subject')
      .map(({ target, level: its }) => ({ id: target, name: nameIn(target, spoken), level: its })),
    people: await peopleOf(db, viewerId),
    boards: await boardsOf(db, viewerId),
    uses_recent: !chosen.some(({ kind }) => kind === 'source'),
    searches: acts.filter(({ kind }) => kind === 'search').map(({ what }) => what),
    opens: acts.filter(({ kind }) => kind === 'open').length,
  }
}

/** Returns those of some pins that a member's tuned feed does not show. */
export async function turnedDown(
  db: Sql,
  viewerId: UserId,
  shown: readonly PinId[],
): Promise<readonly PinId[]> {
  if (shown.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${pins.id}::text as id from ${pins}
    where ${pins.id} = any(${sql.param([...new Set(shown)])}::bigint[])
      and not ${isTunedFor(viewerId)}`)
  return rows.map(({ id }) => PinId.parse(id))
}

/** Returns the id of a board that a member may see; undefined for others. */
export async function visibleBoard(
  db: Sql,
  viewerId: UserId,
  id: BoardId,
): Promise<BoardId | undefined> {
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(eq(boards.id, id), isNull(boards.deletedAt), isVisibleTo(viewerId)))
  return rows[0] === undefined ? undefined : Board.parse(rows[0].id)
}

/** True when a person is there for a member. */
export async function isPersonThere(db: Sql, viewerId: UserId, id: UserId): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isPresent(users.id), sql`not ${hasBlockWith(users.id, viewerId)}`))
  return rows.length > 0
}
