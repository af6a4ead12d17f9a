import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { sql } from '../platform/database/sql.ts'
import { openEmptyMemory } from '../platform/database/testing/migrated-memory.ts'

const migrations = join(import.meta.dirname, '../../migrations')

/**
 * Copies the migrations before one of them into a folder; its number may change, its name doesn't.
 */
function before(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-before-'))
  cpSync(migrations, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal: { entries: readonly { tag: string }[] } = JSON.parse(readFileSync(path, 'utf8'))
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return folder
}

test('the migration of copies gives them their creator’s text, and turns their savers’ text into notes', async () => {
  const { db, close } = await openEmptyMemory()
  const folder = before('_copies')
  await migrate(db, folder)
  rmSync(folder, { recursive: true })
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into users (id, email, username, full_name, first_name, password_hash, created_at)
      select id, id, id, id, id, '', now() from generate_series(1, 3) id`)
    await tx.execute(sql`
      insert into media (id, key, sha, owner_id, width, height, dominant_color, sizes, created_at)
      values (1, '', '', 1, 1, 1, '', '{}', now())`)
    await tx.execute(sql`
      insert into boards (id, owner_id, name, name_key, slug, privacy, created_at)
      select id, id, id, id, id, case id when 3 then 'secret' else 'public' end, now()
      from generate_series(1, 3) id`)
    await tx.execute(sql`
      insert into pins (id, origin_id, board_id, pinner_id, media_id, title, description, link,
        method, created_at, listed, rank)
      select id, origin_id, board_id, board_id, 1, title, description, link, 'button', now(), false, 0
      from (values
        (10, 10, 1, 'Lamp', 'Of brass.', 'https://maker.example/'),
        (11, 10, 2, 'Forged', 'Of brass.', 'https://evil.example/'),
        (12, 10, 3, 'Lamp', 'Of brass.', 'https://maker.example/'),
        (20, 20, 3, 'Plan', 'Later.', null),
        (21, 20, 2, 'Old plan', '', null),
        (31, 30, 2, 'Alone', '', null)
      ) made(id, origin_id, board_id, title, description, link)`)
  })
  await migrate(db, migrations)
  const { rows } = await db.execute(sql`
    select id::int, creator_id::int as creator, title, link, note, note_for as readers
    from pins order by id`)
  const lamp = { title: 'Lamp', link: 'https://maker.example/' }
  const none = { note: '', readers: 'saver' }
  expect(rows).toEqual([
    { id: 10, creator: null, ...lamp, ...none },
    { id: 11, creator: 1, ...lamp, note: 'Forged\nhttps://evil.example/', readers: 'saver' },
    { id: 12, creator: 1, ...lamp, ...none },
    { id: 20, creator: null, title: 'Plan', link: null, ...none },
    { id: 21, creator: 3, title: 'Old plan', link: null, note: 'Old plan', readers: 'saver' },
    { id: 31, creator: null, title: 'Alone', link: null, ...none },
  ])
  await close()
}, 60_000)

test('the migration of the order by hand keeps notes newest first, also those that the version before writes', async () => {
  const { db, close } = await openEmptyMemory()
  const folder = before('_hand_order')
  await migrate(db, folder)
  rmSync(folder, { recursive: true })
  const write = (id: number) =>
    db.execute(sql`insert into board_notes (id, board_id, author_id, title, text, created_at)
      values (${id}::bigint, 1, 1, ${`Note ${id}`}, '', now())`)
  await db.execute(sql`
    insert into users (id, email, username, full_name, first_name, password_hash, created_at)
    values (1, '1', '1', '1', '1', '', now())`)
  await db.execute(sql`
    insert into boards (id, owner_id, name, name_key, slug, privacy, created_at)
    values (1, 1, '1', '1', '1', 'public', now())`)
  await write(10)
  await write(11)
  await migrate(db, migrations)
  await write(12)
  const { rows } = await db.execute(
    sql`select id::int from board_notes where board_id = 1 order by place desc, id desc`,
  )
  expect(rows.map(({ id }) => id)).toEqual([12, 11, 10])
  await close()
}, 60_000)
