import type { PinWhy } from '@tessera/contracts/entities/pin'
import { PinId as Pin, type PinId, type UserId } from '@tessera/contracts/ids'
import { Topic } from '@tessera/contracts/topics'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { feedChoices, recentActs } from '../taste/tables.ts'
import { nearIdeas } from './ideas-like.ts'
import { popularListName } from './list-names.ts'
import { pinsPerText } from './pins-per-text.ts'
import { storedLists } from './tables.ts'
import { topicWords } from './topic-words.ts'

/** Max people and boards to check for new pins, last followed first. */
const followedMax = 1_000
/** Max latest pins of each, and of each that somebody wants more of. */
const perFollowed = 8
const perWanted = 16
const candidatesMax = 240
/** Max latest pins and opens of the viewer that are starting points, and max opens beside enough pins. */
const startsMax = 12
const opensMax = 4
/** Max pins of a board that somebody wants more of to start from. */
const perOwnBoard = 6
/** Max latest searches to find pins for. */
const searchesMax = 6
/** Max pins of the shared list among a member's own. */
const popularMax = 100

/** A pin of a source, with the reason that it is there. */
export interface FoundPin {
  readonly id: PinId
  readonly why: PinWhy
}

/** Returns the latest pins of the people and boards that a member follows. */
export async function followedPins(db: Sql, viewerId: UserId): Promise<readonly FoundPin[]> {
  const { rows } = await db.execute<{ id: string; by_person: boolean }>(sql`
    select latest.id, bool_or(by_person) as by_person from (
      select pins.id, true as by_person from (
        select followed_id from follows where follower_id = ${viewerId}::bigint
        order by created_at desc limit ${followedMax}) person
      cross join lateral (
        select id from pins where pinner_id = person.followed_id and deleted_at is null
        order by id desc limit ${perFollowed}) pins
      union all
      select pins.id, false from (
        select board_id from board_follows where follower_id = ${viewerId}::bigint
        order by created_at desc limit ${followedMax}) board
      cross join lateral (
        select id from pins where board_id = board.board_id and deleted_at is null
        order by place desc limit ${perFollowed}) pins) latest
    group by latest.id
    order by latest.id desc limit ${candidatesMax}`)
  return rows.map(({ id, by_person: isByPerson }) => ({
    id: Pin.parse(id),
    why: { source: isByPerson ? 'person' : 'followed-board' },
  }))
}

/** Returns the latest pins of people and boards that a member wants more of. */
export async function wantedPins(db: Sql, viewerId: UserId): Promise<readonly FoundPin[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with wanted as (select kind, target::bigint as id from ${feedChoices}
      where user_id = ${viewerId}::bigint and level = 'more' and kind in ('person', 'board'))
    select pins.id from wanted cross join lateral (
      select id from pins where pinner_id = wanted.id and deleted_at is null
      order by id desc limit ${perWanted}) pins where wanted.kind = 'person'
    union
    select pins.id from wanted cross join lateral (
      select id from pins where board_id = wanted.id and deleted_at is null
      order by place desc limit ${perWanted}) pins where wanted.kind = 'board'
    order by id desc limit ${candidatesMax}`)
  return rows.map(({ id }) => ({ id: Pin.parse(id), why: { source: 'more' } }))
}

/** A pin to find ideas like: one that the viewer saved, with its board, or one that they opened. */
type Start = {
  readonly id: string
  readonly origin_id: string
  readonly board: string | null
}

/** Returns the viewer's latest pins, those of boards they want more of first, and what they opened lately. */
async function startsOf(db: Sql, viewerId: UserId): Promise<readonly Start[]> {
  const { rows } = await db.execute<Start>(sql`
    with tuned as (select target, level from ${feedChoices}
      where user_id = ${viewerId}::bigint and kind = 'board'),
    own as (
      (select id, origin_id, board_id from pins
        where pinner_id = ${viewerId}::bigint and deleted_at is null
        order by id desc limit ${startsMax * 3})
      union
      (select kept.id, kept.origin_id, kept.board_id from tuned cross join lateral (
        select id, origin_id, board_id from pins
        where board_id = tuned.target::bigint and pinner_id = ${viewerId}::bigint
          and deleted_at is null
        order by place desc limit ${perOwnBoard}) kept where tuned.level = 'more')),
    saved as (
      select max(own.id) as id, own.origin_id, (array_agg(boards.name order by own.id desc))[1] as board,
        max(case tuned.level when 'more' then 2 when 'less' then 0 else 1 end) as level
      from own join boards on boards.id = own.board_id
        left join tuned on tuned.target = own.board_id::text
      where tuned.level is distinct from 'none'
      group by own.origin_id)
    (select id::text, origin_id::text, board from saved
      order by level desc, id desc limit ${startsMax})
    union all
    (select pins.id::text, pins.origin_id::text, null from ${recentActs} act
      join pins on pins.id = act.what::bigint and pins.deleted_at is null
      where act.user_id = ${viewerId}::bigint and act.kind = 'open'
        and pins.origin_id not in (select origin_id from own)
        and not exists (select from hidden_pins where hidden_pins.user_id = ${viewerId}::bigint
          and hidden_pins.origin_id = pins.origin_id)
      order by act.at desc limit ${startsMax})`)
  const saved = rows.filter(({ board }) => board !== null)
  const opened = rows.filter(({ board }) => board === null)
  const room = Math.max(opensMax, startsMax - saved.length)
  return [...saved.slice(0, startsMax - Math.min(room, opened.length)), ...opened.slice(0, room)]
}

/**
 * Returns ideas like the viewer's latest pins and what they opened lately; the seed changes those that a
 * walk over boards meets.
 */
export async function pinsLikeSaved(
  db: Sql,
  viewerId: UserId,
  seed: string,
): Promise<readonly FoundPin[]> {
  const starts = await startsOf(db, viewerId)
  if (starts.length === 0) return []
  const ids = starts.map(({ id }) => Pin.parse(id))
  const originIds = starts.map((row) => Pin.parse(row.origin_id))
  const boardOf = new Map<string, string | null>(starts.map(({ id, board }) => [id, board]))
  const near = await nearIdeas(db, { ids, originIds, seed })
  return near.map(({ id, like }) => {
    const board = boardOf.get(like) ?? null
    return { id, why: board === null ? { source: 'opened' } : { source: 'saved', name: board } }
  })
}

/** Returns pins on a member's topics of interest, and on subjects that they want more of. */
export async function likedPins(db: Sql, viewerId: UserId): Promise<readonly FoundPin[]> {
  const { rows } = await db.execute<{ topic: string }>(sql`
    select topic from interests where user_id = ${viewerId}::bigint
    union all
    select target from ${feedChoices}
    where user_id = ${viewerId}::bigint and kind = 'subject' and level = 'more'
    order by topic`)
  const nameOf = new Map(
    rows.map(({ topic }) => {
      const known = Topic.safeParse(topic)
      return [known.success ? topicWords[known.data] : topic, topic]
    }),
  )
  const found = await pinsPerText(db, [...nameOf.keys()], candidatesMax)
  return found.map(({ id, text }) => ({
    id,
    why: { source: 'topic', name: nameOf.get(text) ?? text },
  }))
}

/** Returns pins for a member's latest searches. */
export async function searchedPins(db: Sql, viewerId: UserId): Promise<readonly FoundPin[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    select what from ${recentActs} where user_id = ${viewerId}::bigint and kind = 'search'
    order by at desc, what limit ${searchesMax}`)
  const found = await pinsPerText(
    db,
    rows.map(({ what }) => what),
    candidatesMax,
  )
  return found.map(({ id, text }) => ({ id, why: { source: 'search', name: text } }))
}

/** Returns the first pins of the list that all feeds share; none before somebody has read it. */
export async function popularPins(db: Sql): Promise<readonly FoundPin[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select item.id::text as id from (
      select ${storedLists.pinIds} as ids from ${storedLists}
      where ${storedLists.name} = ${popularListName}
      order by ${storedLists.id} desc limit 1) newest,
      unnest(newest.ids[1:${sql.raw(String(popularMax))}]) with ordinality item(id, place)
    order by item.place`)
  return rows.map(({ id }) => ({ id: Pin.parse(id), why: { source: 'popular' } }))
}
