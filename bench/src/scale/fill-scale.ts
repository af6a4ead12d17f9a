import { say, seconds } from '@tessera/commands/say'
import { rebuildSearch } from '@tessera/server/contexts/discovery/search/rebuild'
import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'
import pg from 'pg'
import { pinId } from '../service/fill-world.ts'
import { drawsOf, skewed } from './made-idea.ts'
import {
  ideaAt,
  isSecret,
  ownerOf,
  readers,
  type ScaleIdea,
  type ScaleSave,
  type ScaleWorld,
  saversOf,
  subjectOfBoard,
} from './scale-world.ts'

const rowsAtOnce = 5_000
/** Distances in time: the pins of a world come evenly over so many days. */
const days = 60

type Value = string | number | boolean

/** Collects rows, and inserts many of them by one statement, column by column. */
interface Rows {
  add(...row: readonly Value[]): Promise<void>
  /** Inserts the rest. */
  send(): Promise<void>
}

function rowsInto(client: pg.Client, statement: string, width: number): Rows {
  const empty = () => Array.from({ length: width }, (): Value[] => [])
  let columns = empty()
  const send = async () => {
    const full = columns
    columns = empty()
    if ((full[0]?.length ?? 0) > 0) await client.query(statement, full)
  }
  return {
    send,
    async add(...row) {
      for (const [at, value] of row.entries()) columns[at]?.push(value)
      if ((columns[0]?.length ?? 0) >= rowsAtOnce) await send()
    },
  }
}

const sizes =
  '{"236x":{"width":236,"height":354},"300x":{"width":300,"height":450},"474x":{"width":474,"height":711},"564x":{"width":564,"height":846},"736x":{"width":600,"height":900},"orig":{"width":600,"height":900}}'

const insertMedia = `insert into media (id, key, sha, phash, owner_id, width, height, dominant_color, sizes, created_at)
  select id, md5(id::text), md5('file ' || id), ('x' || substr(md5('look ' || id), 1, 16))::bit(64)::bigint,
    owner, 600, 900, hex, '${sizes}', now() - interval '${days} days'
  from unnest($1::bigint[], $2::bigint[], $3::text[]) made(id, owner, hex)`

/** The picture of an idea has its number. */
const insertPins = `insert into pins (id, origin_id, place, board_id, pinner_id, creator_id, media_id, title,
    description, method, created_at, listed, rank)
  select id, origin, id, board, pinner, nullif(creator, pinner), media, title, description,
    case when id = origin then 'pinbuilder' else 'button' end, at, listed,
    case when listed then extract(epoch from at) * 1000 / 43200000.0 else 0 end
  from (select made.*, now() - age * interval '1 second' as at from unnest($1::bigint[], $2::bigint[],
    $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::float8[], $10::boolean[])
    made(id, origin, board, pinner, creator, media, title, description, age, listed)) made
  on conflict do nothing`

async function writePins(client: pg.Client, world: ScaleWorld): Promise<void> {
  const savers = saversOf(world)
  const media = rowsInto(client, insertMedia, 3)
  const pins = rowsInto(client, insertPins, 10)
  const add = (idea: ScaleIdea, { number, board }: ScaleSave) =>
    pins.add(
      pinId(number),
      pinId(idea.number),
      board,
      ownerOf(world, board),
      ownerOf(world, idea.board),
      idea.number,
      idea.title,
      idea.description,
      Math.max(0, (1 - number / world.pins) * days * 86_400),
      number === idea.number,
    )
  for (let number = 1; number <= world.pins; number += 1) {
    if (number % 2 === 1) {
      const idea = ideaAt(world, number)
      savers.note(idea)
      await media.add(number, ownerOf(world, idea.board), idea.hex)
      await add(idea, { number, idea: number, board: idea.board })
    } else {
      const save = savers.save(number)
      await add(ideaAt(world, save.idea), save)
    }
    if (number % 100_000 === 0) say(`${number.toLocaleString('en')} pins are written.`)
  }
  await media.send()
  for (const save of savers.lastSaves()) await add(ideaAt(world, save.idea), save)
  await pins.send()
}

async function writePeople(client: pg.Client, world: ScaleWorld): Promise<void> {
  await client.query(
    `insert into users (id, email, username, full_name, first_name, password_hash, created_at, first_saved_at)
      select n, 'p' || n || '@bench.test', 'person' || n, 'Person ' || n, 'Person', '',
        now() - interval '90 days', now() - interval '80 days' from generate_series(1, $1::int) n`,
    [world.people],
  )
  const boards = rowsInto(
    client,
    `insert into boards (id, owner_id, name, name_key, slug, privacy, created_at, last_pinned_at)
      select id, owner, name, name, 'b' || id, privacy, now() - interval '80 days', now()
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) made(id, owner, name, privacy)`,
    4,
  )
  for (let board = 1; board <= world.boards; board += 1)
    await boards.add(
      board,
      ownerOf(world, board),
      subjectOfBoard(board).name,
      isSecret(board) ? 'secret' : 'public',
    )
  await boards.send()
  const follows = rowsInto(
    client,
    `insert into follows (follower_id, followed_id, created_at) select follower, followed, now()
      from unnest($1::bigint[], $2::bigint[]) made(follower, followed)
      where follower <> followed on conflict do nothing`,
    2,
  )
  for (let person = 1; person <= world.people; person += 1) {
    const draw = drawsOf(-world.boards - person)
    for (let at = 0; at < 12; at += 1)
      await follows.add(person, world.people - skewed(draw(), world.people))
  }
  await follows.send()
  await client.query(
    `insert into interests (user_id, topic, created_at) select id, topic, now()
      from generate_series(1, $1::int) id, unnest('{home-decor,food,gardening}'::text[]) topic`,
    [readers.people],
  )
}

/** Every fourth idea is a product. */
const products = `
  insert into products (origin_id, brand, shop, domain, color, style, category, regular_price_amount, availability)
  select id, 'Brand ' || media_id % 300, 'Shop ' || media_id % 500, 's' || media_id % 500 || '.test', '', null,
    'Home', case when media_id % 5 = 0 then 30000 end, case when media_id % 10 = 0 then 'out of stock' else 'in stock' end
  from pins where id = origin_id and media_id % 8 = 3`
const prices = `update pins set price_amount = 500 + media_id * 7919 % 25000, price_currency = 'USD'
  from products where products.origin_id = pins.origin_id`
const counts = [
  `update pins set save_count = made.number, rank = rank + ln(1 + made.number)
    from (select copies.origin_id, count(*)::int as number from pins copies
      join boards on boards.id = copies.board_id
      where copies.id <> copies.origin_id and boards.privacy = 'public' group by 1) made
    where made.origin_id = pins.id`,
  `update boards set pin_count = made.number
    from (select board_id, count(*)::int as number from pins group by 1) made where made.board_id = boards.id`,
]

/** Fills an empty database with a made-up world, and builds its search index. */
export async function fillScale(db: Db, url: string, world: ScaleWorld): Promise<void> {
  const started = performance.now()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
        from pg_index where indrelid = 'pins'::regclass and not indisunique`,
    )
    await client.query('begin')
    for (const setting of ["statement_timeout = '0'", "work_mem = '128MB'"])
      await client.query(`set local ${setting}`)
    await client.query("set local maintenance_work_mem = '512MB'")
    // Without the checks of foreign keys, which hold by construction.
    await client.query("set local session_replication_role = 'replica'")
    // Creating an index over all rows is faster than updating it row by row.
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await writePeople(client, world)
    await writePins(client, world)
    for (const statement of [products, prices, ...counts]) await client.query(statement)
    for (const { made } of indexes) await client.query(made)
    await client.query('commit')
    say(`Rows and their indexes took ${seconds(started)}.`)
    await client.query('vacuum (analyze, full)')
  } finally {
    await client.end()
  }
  await rebuildSearch(db)
  await db.execute(sql`vacuum analyze`)
  say(`Filling took ${seconds(started)}.`)
}
