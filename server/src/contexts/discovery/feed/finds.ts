import { PinId } from '@tessera/contracts/ids'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { chanceOf } from '../walk/chance.ts'

/** Points in time to look at, and the pins of each to choose from. */
const points = 40
const lookedAt = 12
/** The most saved of them that are found. */
const perPoint = 3

/**
 * Returns pins of all ages that nobody's taste chose: the most saved ones around random points in time. The
 * same seed gives the same points.
 */
export async function finds(db: Sql, seed: string): Promise<readonly PinId[]> {
  const chance = chanceOf(seed)
  const asked = Array.from({ length: points }, chance)
  const { rows } = await db.execute<{ id: string }>(sql`
    select found.id from (
      select (select id from pins where listed and deleted_at is null order by id limit 1) as first,
        (select id from pins where listed and deleted_at is null order by id desc limit 1) as last) span
    cross join unnest(${sql.param(asked)}::float8[]) with ordinality point(share, place)
    cross join lateral (
      select near.id, near.save_count from (
        select id, save_count from pins
        where listed and deleted_at is null
          and id >= span.first + floor((span.last - span.first) * point.share)::bigint
        order by id limit ${lookedAt}) near
      order by near.save_count desc, near.id limit ${perPoint}) found
    group by found.id
    order by min(point.place), found.id`)
  return rows.map(({ id }) => PinId.parse(id))
}
