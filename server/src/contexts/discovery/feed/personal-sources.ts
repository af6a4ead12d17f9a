import { PinId as Pin, type PinId, type UserId } from '@tessera/contracts/ids'
import { Topic } from '@tessera/contracts/topics'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { chanceOf } from '../walk/chance.ts'
import { edgesNear } from '../walk/neighbourhood.ts'
import { walk } from '../walk/walk.ts'
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
const extent = { boards: 6, beside: 8 }
const ownWords = 8
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

/** Returns pins that others save together with the viewer's latest pins. */
export async function nearPins(db: Sql, viewerId: UserId, seed: string): Promise<readonly PinId[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select origin_id as id from (
      select origin_id, max(id) as at from (
        select id, origin_id from pins
        where pinner_id = ${viewerId}::bigint and deleted_at is null
        order by id desc limit ${startsMax * 3}) own
      group by origin_id order by at desc limit ${startsMax}) latest`)
  const starts = parsed(rows)
  const edges = await edgesNear(db, starts, extent, chanceOf(seed)())
  return walk(edges, starts, seed).slice(0, candidatesMax)
}

/** Returns pins that share the most common words of the viewer's latest pins. */
export async function pinsWithOwnWords(db: Sql, viewerId: UserId): Promise<readonly PinId[]> {
  const words = sql`
    select word from (
      select words from pins where pinner_id = ${viewerId}::bigint and deleted_at is null
      order by id desc limit ${startsMax}) own, unnest(tsvector_to_array(own.words)) word
    group by word order by count(*) desc, word limit ${ownWords}`
  return pinsWithWords(db, words, candidatesMax)
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
