import { prepareDatabase } from '@tessera/server/memory-service'
import type { Db } from '@tessera/server/platform/database/port'
import { sql } from '@tessera/server/platform/database/sql'

/** A world of people and reports, which the area of the house lists. */
export interface HouseWorld {
  readonly people: number
  readonly reports: number
}

/** Reports of one pin. */
const together = 20

/** Pictures of one statement, which would take too long for all. */
const picturesAtOnce = 50_000

const sizes = '{"236x":{"width":236,"height":354},"orig":{"width":600,"height":900}}'

/**
 * Fills a database by rows, because a million calls that report a pin would take hours. Every hundredth person is
 * limited, every five-hundredth waits for an approval; a fifth of the cases are decided, which the log has.
 */
export async function fillHouse(db: Db, { people, reports }: HouseWorld): Promise<void> {
  await prepareDatabase(db)
  const cases = Math.ceil(reports / together)
  await db.execute(sql`insert into users (id, email, username, full_name, first_name, password_hash, created_at,
      limited_at, state, waiting_since, email_verified_at)
    select n, 'p' || n || '@bench.test', 'person' || n, 'Person ' || n, 'Person', '', now() - n * interval '1 minute',
      case when n % 100 = 0 then now() end, case when n % 500 = 1 and n > 1 then 'deactivated' else 'active' end,
      case when n % 500 = 1 and n > 1 then now() end, now()
    from generate_series(1, ${people}::int) n`)
  await db.execute(sql`update users set house_role = 'owner' where id = 1`)
  await db.execute(
    sql`insert into phone_factors (user_id, phone_number, created_at) values (1, '+4312345', now())`,
  )
  await db.execute(sql`insert into media (id, key, sha, phash, owner_id, width, height, dominant_color, sizes, created_at)
    values (1, md5('1'), md5('file'), 1, 1, 600, 900, '#888888', ${sizes}::jsonb, now())`)
  // As many pictures as reports, with random hashes of which some share a band.
  for (let from = 2; from <= reports; from += picturesAtOnce)
    await db.execute(sql`insert into media (id, key, sha, phash, width, height, dominant_color, sizes, created_at)
      select n, md5(n::text), md5('file' || n), ('x' || md5('hash' || n))::bit(64)::bigint, 600, 900, '#888888',
        ${sizes}::jsonb, now()
      from generate_series(${from}::int, least(${reports}::int, ${from + picturesAtOnce - 1}::int)) n`)
  await db.execute(sql`insert into boards (id, owner_id, name, name_key, slug, privacy, created_at)
    select n, n, 'Board', 'board', 'board', 'public', now() from generate_series(1, ${people}::int) n`)
  await db.execute(sql`insert into pins (id, origin_id, place, board_id, pinner_id, media_id, title, description,
      method, created_at, listed, rank)
    select n, n, n, 1 + n % ${people}::int, 1 + n % ${people}::int, 1, 'Pin ' || n, '', 'pinbuilder', now(), false, 0
    from generate_series(1, ${cases}::int) n`)
  await db.execute(sql`insert into pin_reports (pin_id, user_id, reason, created_at)
    select pin, 1 + (pin * 7 + part) % ${people}::int,
      (array['spam', 'nudity', 'hate', 'copyright'])[1 + (pin + part) % 4], now() - pin * interval '1 second'
    from generate_series(1, ${cases}::int) pin, generate_series(1, ${together}::int) part
    on conflict do nothing`)
  await db.execute(sql`insert into report_cases (pin_id, harm, reach, reports, first_at, last_at, decided_at, decision)
    select n, n % 5, n % 1000, ${together}::int, now() - interval '9 days', now(),
      case when n % 5 = 0 then now() end, case when n % 5 = 0 then 'keep' end
    from generate_series(1, ${cases}::int) n`)
  await db.execute(sql`insert into house_log (seq, at, by, actor_id, role, act, person_id, object, reason, hash, seal)
    select n, now(), 'person', 1, 'owner', (array['reports.decide', 'people.limit'])[1 + n % 2],
      1 + n % ${people}::int, n::text, 'Bench', md5(n::text), md5(n::text)
    from generate_series(1, ${cases}::int) n`)
  await db.execute(sql`insert into sign_up_invites (id, code_hash, note, most, made_at, expires_at)
    select n, md5(n::text), 'Bench', 1, now(), now() + interval '9 days' from generate_series(1, 10000) n`)
  await db.execute(sql`insert into house_notices (id, kind, audience, en, de, starts_at, ends_at)
    select n, 'news', 'everybody', 'Bench', '', now() - interval '9 days', now() - interval '8 days'
    from generate_series(1, 10000) n`)
  await db.execute('analyze')
}
