import { freshness } from '@tessera/server/contexts/pins/pins/rules'
import type { Tx } from '@tessera/server/platform/database/port'
import { type SQL, sql } from '@tessera/server/platform/database/sql'
import { boardFor, chance, madeAt, moment, originalId, savedOne, saveId, textOf } from './chances.ts'
import { type FillPlan, idEpoch } from './plan.ts'
import { descriptionFrom, titleFrom } from './words.ts'

const number = (value: number) => sql.raw(String(value))

/**
 * Selects the demo world's pins, numbered and each with a theme, as sources of text and pictures.
 */
export const textsBy = (themes: number): SQL => sql`
  select row_number() over (order by p.id) as x, p.id as lent_by, p.title, p.description, p.link,
    p.media_id, p.price_amount, p.price_currency, abs(hashint8(p.board_id)) % ${number(themes)} as theme
  from pins p join users u on u.id = p.pinner_id
  where u.email like '%@demo.test' and p.id = p.origin_id and p.deleted_at is null`

const columns =
  sql.raw(`id, origin_id, place, board_id, pinner_id, media_id, title, description, link,
  method, price_amount, price_currency, created_at, listed, save_count, rank`)

/** Selects the columns that original number `k` copies from its source. */
const taken = (k: SQL): SQL => sql`text.media_id, ${titleFrom(sql`text.title`, k)},
  ${descriptionFrom(sql`text.description`, k)}, text.link`

/** Returns the board of original number `k`; none of its saves is on that board. */
const homeOf = (plan: FillPlan, k: SQL): SQL => boardFor(plan, sql`text.theme`, k, 5)

/** A range of numbers, both ends included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const numbers = ({ from, to }: Stretch, name: string): SQL =>
  sql`generate_series(${number(from)}, ${number(to)}) ${sql.raw(name)}`

/**
 * Adds saves `from` to `to`, except those that their board already has. Returns the number added.
 */
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

/** Adds originals `from` to `to`, with the number of their saves. */
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

/** Updates the pin counts of all filled boards. */
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
