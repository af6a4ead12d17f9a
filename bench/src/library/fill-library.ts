import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'
import { pinId, type World } from '../service/fill-world.ts'
import { vocabulary } from '../service/world-words.ts'

/** The person whose library is measured. */
const librarian = '1'
const boardsFrom = 5_000_000
const boards = 300

/**
 * Adds a library of many pins to a filled world: 300 boards, every third pin with a link, every fifth with
 * alt text, every eighth with a note. Rows are written directly: 100,000 calls would take an hour.
 */
export async function fillLibrary(db: Db, world: World, pins: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select setseed(0.17)`)
    await tx.execute(sql`insert into boards (id, owner_id, name, name_key, slug, privacy, created_at, last_pinned_at)
      select ${boardsFrom}::bigint + n, ${librarian}::bigint, 'Shelf ' || n, 'shelf ' || n, 'shelf-' || n,
        case when n % 2 = 0 then 'secret' else 'public' end, now(), now()
      from generate_series(0, ${boards - 1}::int) n`)
    const word = sql.raw('words[1 + floor(4000 * power(random(), 3))::int]')
    await tx.execute(sql`insert into pins (id, origin_id, place, board_id, pinner_id, media_id, title, description, link,
        alt_text, note, method, created_at, listed, rank)
      select id, id, id, ${boardsFrom}::bigint + n % ${boards}::int, ${librarian}::bigint, 1 + n % 500,
        ${word} || ' ' || ${word}, ${word} || ' ' || ${word} || ' ' || ${word} || ' ' || ${word},
        case when n % 3 = 0 then 'https://www.' || ${word} || '.test/' || n end,
        case when n % 5 = 0 then ${word} || ' beside ' || ${word} else '' end,
        case when n % 8 = 0 then 'for ' || ${word} else '' end,
        'pinbuilder', now() - n * interval '1 minute', n % 2 = 1, 0
      from (select n, ${pinId(world.pins + 1)}::bigint + n * 4194304::bigint as id
        from generate_series(1, ${pins}::int) n) made, (select ${sql.param(vocabulary)}::text[] as words) v`)
  })
  await db.execute(sql`vacuum analyze pins`)
}
