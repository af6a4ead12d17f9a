import { PinId as Pin, type PinId, type UserId } from '@tessera/contracts/ids'
import { Topic } from '@tessera/contracts/topics'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { ideasLike } from './ideas-like.ts'
import { popularListName } from './list-names.ts'
import { pinsWithWords, stemsOf } from './pins-with-words.ts'
import { storedLists } from './tables.ts'
import { topicWords } from './topic-words.ts'

/** Max people and boards to check for new pins, last followed first. */
const followedMax = 1_000
/** Max latest pins of each. */
const perFollowed = 8
const candidatesMax = 240
/** Max latest pins of the viewer that are starting points. */
const startsMax = 12
/** Max pins of the shared list among a member's own. */
const popularMax = 100

const parsed = (rows: readonly { readonly id: string }[]): readonly PinId[] =>
  rows.map(({ id }) => Pin.parse(id))

/** Returns the latest pins of the people and boards that a member follows. */
export async function followedPins(db: Sql, viewerId: UserId): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select latest.id from (
      select pins.id from (
        select followed_id from follows where follower_id = ${viewerId}::bigint
        order by created_at desc limit ${followedMax}) person
      cross join lateral (
        select id from pins where pinner_id = person.followed_id and deleted_at is null
        order by id desc limit ${perFollowed}) pins
      union
      select pins.id from (
        select board_id from board_follows where follower_id = ${viewerId}::bigint
        order by created_at desc limit ${followedMax}) board
      cross join lateral (
        select id from pins where board_id = board.board_id and deleted_at is null
        order by place desc limit ${perFollowed}) pins) latest
    order by latest.id desc limit ${candidatesMax}`)
  return parsed(rows)
}

/** Returns ideas like the viewer's latest pins; the seed changes those that a walk over boards meets. */
export async function pinsLikeSaved(
  db: Sql,
  viewerId: UserId,
  seed: string,
): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ id: string; origin_id: string }>(sql`
    select max(id)::text as id, origin_id::text from (
      select id, origin_id from pins
      where pinner_id = ${viewerId}::bigint and deleted_at is null
      order by id desc limit ${startsMax * 3}) own
    group by origin_id order by max(own.id) desc limit ${startsMax}`)
  const originIds = rows.map((row) => Pin.parse(row.origin_id))
  return rows.length === 0 ? [] : ideasLike(db, { ids: parsed(rows), originIds, seed })
}

/** Returns pins on a member's topics of interest. */
export async function likedPins(db: Sql, viewerId: UserId): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ topic: string }>(
    sql`select topic from interests where user_id = ${viewerId}::bigint order by topic`,
  )
  const text = rows.flatMap(({ topic }) => {
    const known = Topic.safeParse(topic)
    return known.success ? [topicWords[known.data]] : []
  })
  return text.length === 0 ? [] : pinsWithWords(db, stemsOf(text.join(' ')), candidatesMax)
}

/** Returns the first pins of the list that all feeds share; none before somebody has read it. */
export async function popularPins(db: Sql): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select item.id::text as id from (
      select ${storedLists.pinIds} as ids from ${storedLists}
      where ${storedLists.name} = ${popularListName}
      order by ${storedLists.id} desc limit 1) newest,
      unnest(newest.ids[1:${sql.raw(String(popularMax))}]) with ordinality item(id, place)
    order by item.place`)
  return parsed(rows)
}
