import type { PinId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { Edge } from './walk.ts'

/** The size of the neighborhood of an idea. */
export interface Extent {
  /** Max boards with the idea, half of them the latest. */
  readonly boards: number
  /** Max pins on each of those boards, before and after it. */
  readonly beside: number
}

/** Copies to look at per board: many are on boards that aren't public. */
const copiesPerBoard = 8

const at = (name: string) => sql.placeholder(name)

/** The latest copies of an idea, and as many more from a random point in time. */
const copies = sql`(
  (select id, board_id, place from pins
    where origin_id = start.id and deleted_at is null
    order by origin_id desc, id desc limit ${at('copies')}::int)
  union
  (select id, board_id, place from pins
    where origin_id = start.id and deleted_at is null and id >= (
      select first.id + floor((last.id - first.id) * ${at('chance')}::float8)::bigint
      from (select id from pins where origin_id = start.id order by id limit 1) first,
        (select id from pins where origin_id = start.id order by id desc limit 1) last)
    order by origin_id, id limit ${at('copies')}::int))`

/** Copies on live public boards. Secret boards must not influence the result. */
const copiesInSight = sql`(
  (select copies.* from ${copies} copies
    join boards on boards.id = copies.board_id
    where boards.privacy = 'public' and boards.deleted_at is null
    order by copies.id desc limit ${at('boards')}::int))`

/** An idea and its neighbors on a board. */
const around = sql`(
  (select origin_id from pins
    where board_id = copy.board_id and deleted_at is null and place <= copy.place
    order by place desc limit ${at('beside')}::int + 1)
  union all
  (select origin_id from pins
    where board_id = copy.board_id and deleted_at is null and place > copy.place
    order by place limit ${at('beside')}::int))`

const edgesAround = hotQuery('related_edges', (db) =>
  db
    .select({ boardId: sql<string>`board_id`, originId: sql<string>`origin_id` })
    .from(
      sql`(
        select distinct copy.board_id, beside.origin_id
        from unnest(${at('starts')}::bigint[]) start(id)
        cross join lateral ${copiesInSight} copy
        cross join lateral ${around} beside) edges`,
    )
    .orderBy(sql`board_id, origin_id`),
)

/** Returns which ideas share boards around the given ones: the graph to walk, bounded in size. */
export async function edgesNear(
  db: Sql,
  starts: readonly PinId[],
  extent: Extent,
  chance: number,
): Promise<readonly Edge[]> {
  if (starts.length === 0) return []
  return edgesAround(db, {
    starts: [...starts],
    boards: extent.boards,
    beside: extent.beside,
    copies: extent.boards * copiesPerBoard,
    chance,
  })
}
