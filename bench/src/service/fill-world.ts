import { rebuildSearch } from '@tessera/server/contexts/discovery/search/rebuild'
import type { Db } from '@tessera/server/platform/database/port'
import { type SQL, sql } from '@tessera/server/platform/database/sql'
import { vocabulary } from './world-words.ts'

/**
 * The size of a generated world; ids of people and boards start at 1, those of pins at `firstPin`.
 */
export interface World {
  readonly pins: number
  readonly ideas: number
  readonly people: number
  readonly boards: number
  /** The largest board and its number of pins. */
  readonly largest: { readonly id: string; readonly pins: number }
}

const boardsEach = 10
const pictures = 500
/** Spaces ids like those of pins created a minute apart. */
export const pinId = (at: number): string => String(firstPin + BigInt(at) * pinStep)
const firstPin = 1_000_000_000_000n
const pinStep = 4_194_304n

/** Returns the number that an id was made from. */
export const pinNumber = (id: string): number => Number((BigInt(id) - firstPin) / pinStep)

/** Returns the proportions of a world with this many pins. */
export function worldOf(pins: number): World {
  const people = Math.min(2_000, Math.max(100, Math.round(pins / 500)))
  const boards = people * boardsEach
  return {
    pins,
    ideas: Math.round(pins * 0.4),
    people,
    boards,
    largest: { id: String(boards), pins: Math.round(pins * 0.04) },
  }
}

/** Fills an empty database with a generated world, then builds its search index. */
export async function fillWorld(db: Db, world: World): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (statement: SQL) => tx.execute(statement)
    await run(sql`set local statement_timeout = 0`)
    await run(sql`set local work_mem = '128MB'`)
    await run(sql`set local maintenance_work_mem = '512MB'`)
    await run(sql`select setseed(0.42)`)
    const { rows: indexes } = await tx.execute<{ name: string; made: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
      from pg_index where indrelid = 'pins'::regclass and not indisunique`)
    // Creating an index over all rows is faster than updating it row by row.
    for (const { name } of indexes) await run(sql`drop index ${sql.raw(name)}`)
    for (const statement of [
      ...peopleAndBoards(world),
      ...ideasAndCopies(world),
      ...products,
      ...counts,
    ])
      await run(statement)
    for (const { made } of indexes) await run(sql.raw(made))
  })
  await analyze(db)
  await rebuildSearch(db)
  await analyze(db)
}

const analyze = (db: Db) => db.execute(sql`vacuum analyze`)

const peopleAndBoards = ({ people, boards }: World) => [
  sql`insert into users (id, email, username, full_name, first_name, password_hash, created_at, first_saved_at)
    select n, 'p' || n || '@bench.test', 'person' || n, words[1 + n % 4000] || ' ' || words[1 + n * 7 % 4000],
      words[1 + n % 4000], '', now() - interval '90 days', now() - interval '80 days'
    from generate_series(1, ${people}::int) n, (select ${sql.param(vocabulary)}::text[] as words) v`,
  sql`insert into boards (id, owner_id, name, name_key, slug, privacy, created_at, last_pinned_at)
    select n, 1 + (n - 1) % ${people}::int, words[1 + n * 3 % 4000] || ' ' || n, words[1 + n * 3 % 4000] || ' ' || n,
      'b' || n, case when n % 20 = 3 then 'secret' else 'public' end, now() - interval '80 days', now()
    from generate_series(1, ${boards}::int) n, (select ${sql.param(vocabulary)}::text[] as words) v`,
  sql`insert into media (id, key, sha, owner_id, width, height, dominant_color, sizes, created_at)
    select n, md5(n::text), md5('file ' || n), 1, 600, 900, '#' || substr(md5(n::text), 1, 6),
      '{"236x":{"width":236,"height":354},"300x":{"width":300,"height":450},"474x":{"width":474,"height":711},"564x":{"width":564,"height":846},"736x":{"width":600,"height":900},"orig":{"width":600,"height":900}}',
      now() - interval '80 days'
    from generate_series(1, ${pictures}) n`,
  sql`insert into follows (follower_id, followed_id, created_at)
    select f, 1 + (f + d * d * 3) % ${people}::int, now() - d * interval '1 day'
    from generate_series(1, ${people}::int) f, generate_series(1, 12) d
    where f <> 1 + (f + d * d * 3) % ${people}::int on conflict do nothing`,
]

/** Two of three words come from the most common tenth. */
const word = sql.raw('words[1 + floor(4000 * power(random(), 3))::int]')
const idOf = (at: SQL) => sql`${String(firstPin)}::bigint + ${at} * ${String(pinStep)}::bigint`

const ideasAndCopies = ({ pins, ideas, boards, people, largest }: World) => [
  // Ideas are spread evenly over time among their copies; boards differ a lot in size.
  sql`insert into pins (id, origin_id, place, board_id, pinner_id, media_id, title, description, method, created_at, listed, rank)
    select id, id, id, board, 1 + (board - 1) % ${people}::int, 1 + n % ${pictures},
      title, description, 'pinbuilder', at, board % 20 <> 3, extract(epoch from at) * 1000 / 43200000.0
    from (
      select n, ${idOf(sql`n`)} as id,
        1 + floor((${boards}::int - 1) * power(random(), 2))::int as board,
        ${word} || ' ' || ${word} || ' ' || ${word} as title,
        ${word} || ' ' || ${word} || ' ' || ${word} || ' ' || ${word} || ' ' || ${word}
          || case when n % 3 = 0 then ' #' || ${word} else '' end as description,
        now() - (${pins}::int - n) * interval '60 days' / ${pins}::int as at
      from generate_series(1, ${ideas}::int) n, (select ${sql.param(vocabulary)}::text[] as words) v
    ) made`,
  // A few ideas have most of the copies.
  sql`insert into pins (id, origin_id, place, board_id, pinner_id, creator_id, media_id, title, description, method, created_at, listed, rank)
    select ${idOf(sql`n`)}, idea.id, ${idOf(sql`n`)}, board, 1 + (board - 1) % ${people}::int, idea.pinner_id, idea.media_id,
      idea.title, idea.description, 'button', now() - (${pins}::int - n) * interval '60 days' / ${pins}::int, false, 0
    from (
      select n, 1 + floor((${boards}::int - 1) * power(random(), 2))::int as board,
        ${idOf(sql`(1 + floor(${ideas}::int * power(random(), 4))::int)`)} as origin
      from generate_series(${ideas}::int + 1, ${pins}::int - ${largest.pins}::int) n
    ) made join pins idea on idea.id = made.origin on conflict do nothing`,
  sql`insert into pins (id, origin_id, place, board_id, pinner_id, creator_id, media_id, title, description, method, created_at, listed, rank)
    select ${idOf(sql`${pins}::int - n`)}, idea.id, ${idOf(sql`${pins}::int - n`)}, ${largest.id}::bigint,
      1 + (${largest.id}::bigint - 1) % ${people}::int, idea.pinner_id, idea.media_id,
      idea.title, idea.description, 'button', now(), false, 0
    from generate_series(1, ${largest.pins}::int) n
    join pins idea on idea.id = ${idOf(sql`n * ${Math.floor(ideas / largest.pins)}`)} on conflict do nothing`,
]

/** Every second idea is a product; copies have the price of their idea. */
const products = [
  sql`insert into products (origin_id, brand, shop, domain, color, style, category, regular_price_amount, availability)
    select id, initcap(words[1 + n % 300]), initcap(words[301 + n % 500]) || ' Shop',
      words[301 + n % 500] || '.test', (array['ivory', 'navy', 'rust', 'sage', '', ''])[1 + n % 6],
      (array['modern', 'rustic', 'boho', null])[1 + n % 4], words[1 + n % 40],
      case when n % 5 = 0 then 30000 end, case when n % 10 = 0 then 'out of stock' else 'in stock' end
    from (select id, (id - ${String(firstPin)}::bigint) / ${String(pinStep)}::bigint as n
      from pins where id = origin_id) idea, (select ${sql.param(vocabulary)}::text[] as words) v
    where n % 2 = 0`,
  sql`update pins set price_amount = 500 + (pins.origin_id / ${String(pinStep)}::bigint * 7919) % 25000,
      price_currency = case when pins.origin_id / ${String(pinStep)}::bigint % 10 = 3 then 'EUR' else 'USD' end
    from products where products.origin_id = pins.origin_id`,
]

const counts = [
  sql`update pins set save_count = made.number, rank = rank + ln(1 + made.number)
    from (select copies.origin_id, count(*)::int as number from pins copies join boards on boards.id = copies.board_id
      where copies.id <> copies.origin_id and boards.privacy = 'public' group by 1) made
    where made.origin_id = pins.id`,
  sql`update boards set pin_count = made.number
    from (select board_id, count(*)::int as number from pins group by 1) made where made.board_id = boards.id`,
]
