import { freshness } from '@tessera/server/domains/pins/rules'
import type { Tx } from '@tessera/server/platform/database/port'
import { type SQL, sql } from 'drizzle-orm'
import {
  boardFor,
  chance,
  madeAt,
  moment,
  originalId,
  savedOne,
  saveId,
  textOf,
} from './chances.ts'
import { type FillPlan, idEpoch } from './plan.ts'
import { descriptionFrom, titleFrom } from './words.ts'

const number = (value: number) => sql.raw(String(value))

/** The pins of the demo world whose words and pictures are lent, numbered, each with a theme. */
export const textsBy = (themes: number): SQL => sql`
  select row_number() over (order by p.id) as x, p.id as lent_by, p.title, p.description, p.link,
    p.media_id, p.price_amount, p.price_currency, abs(hashint8(p.board_id)) % ${number(themes)} as theme
  from pins p join users u on u.id = p.pinner_id
  where u.email like '%@demo.test' and p.id = p.origin_id and p.deleted_at is null`

const columns =
  sql.raw(`id, origin_id, place, board_id, pinner_id, media_id, title, description, link,
  method, price_amount, price_currency, created_at, listed, save_count, rank`)

/** What a pin takes over from the text that original number `k` has. */
const taken = (k: SQL): SQL => sql`text.media_id, ${titleFrom(sql`text.title`, k)},
  ${descriptionFrom(sql`text.description`, k)}, text.link`

/** The board that original number `k` is on; none of its saves goes there. */
const homeOf = (plan: FillPlan, k: SQL): SQL => boardFor(plan, sql`text.theme`, k, 5)

/** Numbers from one to another, both included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const numbers = ({ from, to }: Stretch, name: string): SQL =>
  sql`generate_series(${number(from)}, ${number(to)}) ${sql.raw(name)}`

/** Saves number `from` to `to`. One that its board has already is left out; gives how many were put in. */
export async function fillSaves(tx: Tx, plan: FillPlan, stretch: Stretch): Promise<number> {
  const made = madeAt(plan, sql`k`)
  const { rowCount } = await tx.execute(sql`
    with texts as materialized (${textsBy(plan.themes)}),
    chosen as materialized (
      select j, k, ${made} + floor(${chance(sql`j`, 3)} * (${number(plan.end)} - ${made}))::bigint as t
      from (select j, ${savedOne(plan, sql`j`)} as k from ${numbers(stretch, 'j')}) drawn
    )
    insert into pins (${columns}, creator_id)
    select ${saveId(sql`t`, sql`j`)}, ${originalId(plan, sql`k`)}, ${saveId(sql`t`, sql`j`)},
      board.id, board.owner_id, ${taken(sql`k`)}, 'button', text.price_amount, text.price_currency,
      ${moment(sql`t`)}, false, 0, 0, home.owner_id
    from chosen
    join texts text on text.x = ${textOf(plan, sql`k`)}
    join boards board on board.id = ${boardFor(plan, sql`text.theme`, sql`j`, 4)}
    join boards home on home.id = ${homeOf(plan, sql`k`)}
    where board.id <> home.id
    on conflict do nothing`)
  return rowCount ?? 0
}

/** Originals number `from` to `to`, with the saves that are there counted. */
export async function fillOriginals(tx: Tx, plan: FillPlan, stretch: Stretch): Promise<void> {
  const [k, id] = [sql`k`, originalId(plan, sql`k`)]
  const made = madeAt(plan, k)
  await tx.execute(sql`
    with texts as materialized (${textsBy(plan.themes)})
    insert into pins (${columns})
    select ${id}, ${id}, ${id}, board.id, board.owner_id, ${taken(k)}, 'pinbuilder',
      text.price_amount, text.price_currency, ${moment(made)}, true, copies.count,
      (${made} + ${number(idEpoch)}) / ${number(freshness)}::float8 + ln(1 + copies.count)
    from ${numbers(stretch, 'k')}
    join texts text on text.x = ${textOf(plan, k)}
    join boards board on board.id = ${homeOf(plan, k)}
    cross join lateral (
      select count(*)::int from pins copy
      where copy.origin_id = ${id} and copy.id <> ${id} and copy.pinner_id <> board.owner_id
    ) copies
    on conflict do nothing`)
  await tx.execute(sql`
    with texts as materialized (${textsBy(plan.themes)})
    insert into products (origin_id, brand, shop, domain, color, style, category, regular_price_amount, availability)
    select ${id}, brand, shop, domain, color, style, category, regular_price_amount, availability
    from ${numbers(stretch, 'k')}
    join texts text on text.x = ${textOf(plan, k)}
    join products lent on lent.origin_id = text.lent_by
    join pins pin on pin.id = ${id}
    on conflict do nothing`)
}

/** Counts the pins of every board that the fill put some on. */
export async function countBoards(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update boards set pin_count = counted.pins, last_pinned_at = counted.last
    from (
      select board_id, count(*)::int as pins, max(created_at) as last
      from pins where deleted_at is null group by board_id
    ) counted
    where boards.id = counted.board_id
      and (boards.pin_count, boards.last_pinned_at) is distinct from (counted.pins, counted.last)`)
}
