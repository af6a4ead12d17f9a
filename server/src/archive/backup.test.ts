import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoopbackStore } from '../platform/blobs/testing/loopback-store.ts'
import type { MemoryDatabase } from '../platform/database/memory.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Db, Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { openEmptyMemory } from '../platform/database/testing/migrated-memory.ts'
import { quickFolder } from '../platform/database/testing/quick-folder.ts'
import { prepareJobs } from '../platform/jobs/open-jobs.ts'
import { checkBackup, keepNewest } from './check-backup.ts'
import { applyDeletions, keepDeletions, readDeletions } from './deletions.ts'
import { type ListedStore, listedBucket, listedFolder } from './listed-store.ts'
import { makeBackup } from './make-backup.ts'
import { backupIds, objectKey, readBackup, unfinishedIds } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { digest, tablesOf } from './rows.ts'
import { unseal } from './seal.ts'
import { isRestoring } from './target.ts'

const passphrase = 'correct horse battery'
const files = 60

let folder: string
let migrations: string
let database: MemoryDatabase
let stores: { readonly blobs: ListedStore; readonly modules: ListedStore }
let seconds = 0

const bytesOf = (text: string) => new TextEncoder().encode(text)
const put = (store: ListedStore, key: string, text: string) =>
  store.blobs.put(key, { bytes: bytesOf(text), contentType: 'image/webp' })

/** Two tables of the product; the tests of rows have all of them, and restoring those takes a minute. */
async function writeMigrations(): Promise<void> {
  await mkdir(join(migrations, 'meta'), { recursive: true })
  await writeFile(
    join(migrations, '0000_tables.sql'),
    `create table users (id bigint primary key, full_name text not null, state text not null default 'active',
       paused_at timestamptz, closes_at timestamptz, invited_by bigint references users);
     --> statement-breakpoint
     create table sessions (token_hash text primary key, user_id bigint not null references users);
     --> statement-breakpoint
     create table qr_log_ins (id bigint primary key, session text references sessions on delete cascade);`,
  )
  const entry = { idx: 0, version: '7', when: 1, tag: '0000_tables', breakpoints: true }
  await writeFile(join(migrations, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }))
}

const addPeople = (from: number, to: number) =>
  database.db.execute(sql`
    insert into users (id, full_name) select at, 'Person ' || at
    from generate_series(${from}::int, ${to}::int) at`)

beforeAll(async () => {
  folder = await mkdtemp(join(quickFolder(), 'tessera-backup-'))
  migrations = join(folder, 'migrations')
  await writeMigrations()
  database = await openEmptyMemory()
  await migrate(database.db, migrations)
  await prepareJobs(database.db, [{ name: 'some-job' }])
  stores = {
    blobs: listedFolder(join(folder, 'blobs')),
    modules: listedFolder(join(folder, 'modules')),
  }
  for (let at = 0; at < files; at += 1)
    await put(stores.blobs, `media/${at}/736x.webp`, `picture ${at % 50}`)
  await put(stores.blobs, 'ready.bin', 'probe')
  await put(stores.blobs, 'uploads/1.1.0.bin', 'a part')
  await put(stores.blobs, 'long.mp4', 'x'.repeat(9_000_000))
  await put(stores.modules, 'save/1/module.json', '{}')
  await addPeople(1, 5_000)
  await database.db.execute(
    sql`insert into pgboss.job (name, data) values ('some-job', '{"to": "somebody"}')`,
  )
})

afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const newPlace = async () => listedFolder(await mkdtemp(join(folder, 'place-')))

const back = (
  target: ListedStore,
  changed: Partial<Parameters<typeof makeBackup>[2]> = {},
  source: Partial<Parameters<typeof makeBackup>[0]> = {},
) =>
  makeBackup(
    {
      database,
      stores,
      registry: '{"modules": []}',
      secrets: { keys: { SECRETS_KEY: 'the key' }, settings: { BRAND_NAME: 'Acme' } },
      version: '0.2.0',
      ...source,
    },
    target,
    {
      passphrase,
      cost: 2 ** 14,
      isNewPassphrase: false,
      onProgress: () => {},
      now: () => {
        seconds += 1
        return new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))
      },
      ...changed,
    },
  )

/** An empty place, and how to restore into it. */
async function emptyPlace() {
  const own = await mkdtemp(join(folder, 'restored-'))
  const into = await openEmptyMemory()
  const to = {
    database: into,
    stores: {
      blobs: listedFolder(join(own, 'blobs')),
      modules: listedFolder(join(own, 'modules')),
    },
    migrations,
  }
  const restore = async (
    from: ListedStore,
    { id, finish = async () => {} }: { id?: string; finish?: (tx: Tx) => Promise<void> } = {},
  ) => {
    const backup = await readBackup(from, id ?? (await backupIds(from)).at(-1) ?? '')
    return restoreBackup(backup, from, { to, onProgress: () => {}, keep: async () => {}, finish })
  }
  return { into, to, restore }
}

const digestsOf = (db: Db) =>
  db.transaction(async (tx) => {
    const all: Record<string, unknown> = {}
    for (const table of await tablesOf(tx)) all[table.id] = await digest(tx, table)
    return all
  })

async function filesIn({ list, blobs }: ListedStore): Promise<Record<string, number>> {
  const all: Record<string, number> = {}
  for await (const { key } of list()) all[key] = (await blobs.get(key))?.bytes.length ?? -1
  return all
}

test('a restored product has every row and file of the backup', async () => {
  const place = await newPlace()
  const { contents } = await back(place)
  expect(contents.stores.blobs.count).toBe(files + 1)
  const { into, to, restore } = await emptyPlace()
  const restored = await restore(place)
  expect(restored).toMatchObject({ files: files + 2, isResumed: false })
  expect(await digestsOf(into.db)).toEqual(await digestsOf(database.db))
  const { 'ready.bin': _, 'uploads/1.1.0.bin': __, ...pictures } = await filesIn(stores.blobs)
  expect(await filesIn(to.stores.blobs)).toEqual(pictures)
  await expect(restore(place)).rejects.toThrow('has tables already')
  await into.close()
})

test('a second backup sends only what has changed', async () => {
  const place = await newPlace()
  const first = await back(place)
  // Ten pictures have the bytes of others.
  expect(first.sent.objects).toBeGreaterThan(files - 10)
  expect((await back(place)).sent.objects).toBe(0)
  await put(stores.blobs, 'media/new/736x.webp', 'a new picture')
  await database.db.execute(sql`delete from users where id = 11`)
  const third = await back(place)
  // The picture, the list of pictures, and the rows around the one that went.
  expect(third.sent.objects).toBeLessThanOrEqual(4)
  expect(third.sent.bytes).toBeLessThan(first.sent.bytes / 20)
  await addPeople(11, 11)
})

/** A place that breaks off when it has taken some objects. */
function breaking(place: ListedStore, after: number): ListedStore {
  let taken = 0
  const blobs: ListedStore['blobs'] = {
    ...place.blobs,
    async put(key, blob) {
      taken += 1
      if (taken > after) throw new Error('Broken off.')
      await place.blobs.put(key, blob)
    },
  }
  return { ...place, blobs }
}

test('a backup that breaks off leaves the earlier ones, and the next one goes on', async () => {
  const place = await newPlace()
  await expect(back(breaking(place, 30))).rejects.toThrow('Broken off.')
  expect(await backupIds(place)).toEqual([])
  expect(await unfinishedIds(place)).toHaveLength(1)
  const said: string[] = []
  const { sent } = await back(place, { onProgress: (text) => said.push(text) })
  expect(said.join()).toContain('was not completed')
  expect(sent.objects).toBeLessThan(files - 10)
  expect(await unfinishedIds(place)).toEqual([])
  const { contents } = await readBackup(place, (await backupIds(place)).at(-1) ?? '')
  expect((await checkBackup(place, contents)).faults).toEqual([])
})

test('old backups go with the objects that no other one needs', async () => {
  const place = await newPlace()
  await put(stores.blobs, 'media/old/736x.webp', 'a picture that goes')
  await back(place)
  await stores.blobs.blobs.delete('media/old/736x.webp')
  await back(place)
  const { contents } = await back(place)
  expect(await keepNewest(place, 2)).toMatchObject({ backups: 1 })
  expect(await backupIds(place)).toHaveLength(2)
  expect((await checkBackup(place, contents)).faults).toEqual([])
  const left = (await keepNewest(place, 2)).objects
  expect(left).toBe(0)
})

test('a bucket keeps backups below a prefix', async () => {
  const store = await startLoopbackStore()
  try {
    const place = listedBucket(store.byPath, 'acme/')
    await back(place)
    const { sent, contents } = await back(place)
    expect(sent.objects).toBe(0)
    expect((await checkBackup(place, contents)).faults).toEqual([])
    expect(await keepNewest(place, 1)).toEqual({ backups: 1, objects: 0 })
    for await (const { key } of listedBucket(store.byPath).list()) expect(key).toMatch(/^acme\//)
  } finally {
    await store.stop()
  }
})

test('a damaged object is found by its hash, and nothing is restored', async () => {
  const place = await newPlace()
  const { contents } = await back(place)
  const [object = ''] = contents.tables.find(({ id }) => id === 'public.users')?.objects ?? []
  await writeFile(join(place.folder ?? '', objectKey(object)), 'something else')
  expect((await checkBackup(place, contents)).faults).toEqual([`${objectKey(object)} is damaged.`])
  const { into, to, restore } = await emptyPlace()
  await expect(restore(place)).rejects.toThrow('is damaged')
  expect(await into.db.transaction((tx) => tablesOf(tx))).toEqual([])
  expect(await filesIn(to.stores.blobs)).toEqual({})
  await into.close()
})

test('a backup replaces damaged lists and objects of an earlier one', async () => {
  const place = await newPlace()
  const { contents } = await back(place)
  const [list = ''] = contents.stores.blobs.objects
  await writeFile(join(place.folder ?? '', objectKey(list)), 'something else')
  expect((await checkBackup(place, (await back(place)).contents)).faults).toEqual([])
})

test('a backup of a database that goes away meanwhile is not completed', async () => {
  const place = await newPlace()
  const checkDatabase = () => {
    throw new Error('It went away.')
  }
  await expect(back(place, {}, { checkDatabase })).rejects.toThrow('It went away.')
  expect(await backupIds(place)).toEqual([])
})

test('a backup from before the newest one is refused', async () => {
  const place = await newPlace()
  await back(place)
  await expect(back(place, { now: () => new Date(0) })).rejects.toThrow('correct the clock')
})

test('a restore that breaks off goes on, from the same backup alone', async () => {
  const place = await newPlace()
  await back(place)
  const [first = ''] = await backupIds(place)
  await back(place)
  const { into, to, restore } = await emptyPlace()
  const broken = restore(place, {
    finish: async (tx) => {
      await tx.execute(sql`update users set full_name = 'Changed' where id = 1`)
      throw new Error('Broken off.')
    },
  })
  await expect(broken).rejects.toThrow('Broken off.')
  expect(await isRestoring(into.db)).toBe(true)
  await expect(restore(place, { id: first })).rejects.toThrow('half restored')
  await to.stores.blobs.blobs.delete('media/1/736x.webp')
  expect(await restore(place)).toMatchObject({ isResumed: true, files: expect.any(Number) })
  expect(await isRestoring(into.db)).toBe(false)
  expect(await to.stores.blobs.blobs.sizeOf('media/1/736x.webp')).toBe('picture 1'.length)
  await into.close()
})

test('a restore that breaks off while it makes the tables goes on', async () => {
  const place = await newPlace()
  await back(place)
  const { into, restore } = await emptyPlace()
  // The queues can't be made while there is a type of that name.
  await into.db.execute(sql`create schema pgboss`)
  await into.db.execute(sql`create type pgboss.job_state as enum ('created')`)
  await expect(restore(place)).rejects.toThrow()
  expect(await isRestoring(into.db)).toBe(true)
  await into.db.execute(sql`drop schema pgboss cascade`)
  expect(await restore(place)).toMatchObject({ isResumed: true })
  expect(await digestsOf(into.db)).toEqual(await digestsOf(database.db))
  await into.close()
})

test('a backup of tables that this version does not know is refused', async () => {
  const place = await newPlace()
  await back(place)
  const backup = await readBackup(place, (await backupIds(place)).at(-1) ?? '')
  const more = [...backup.contents.migrations, { hash: 'x', at: 9_999_999_999_999 }]
  const { into, to } = await emptyPlace()
  const later = { ...backup, contents: { ...backup.contents, version: '9.0.0', migrations: more } }
  const given = { to, onProgress: () => {}, keep: async () => {}, finish: async () => {} }
  await expect(restoreBackup(later, place, given)).rejects.toThrow('of Tessera 9.0.0')
  await into.close()
})

test('the passphrase opens the secrets, unless the backup was changed', async () => {
  const place = await newPlace()
  await back(place)
  const [id = ''] = await backupIds(place)
  const { sealed, text } = await readBackup(place, id)
  expect(text + JSON.stringify(sealed)).not.toContain('the key')
  expect(await unseal(passphrase, sealed, text)).toContain('"SECRETS_KEY":"the key"')
  expect(await unseal('another passphrase', sealed, text)).toBeUndefined()
  expect(await unseal(passphrase, sealed, text.replace('0.2.0', '0.2.1'))).toBeUndefined()
  await expect(back(place, { passphrase: 'mistyped passphrase' })).rejects.toThrow(
    'not that of the backup',
  )
  await back(place, { passphrase: 'another passphrase', isNewPassphrase: true })
})

test('accounts that were deleted, closed or opened since the backup are so again', async () => {
  const place = await newPlace()
  const takenAt = new Date('2026-06-01T00:00:00Z')
  const at = '2026-06-02T00:00:00.000Z'
  const line = (kind: string, user: number, time = at) =>
    `${JSON.stringify({ at: time, kind, user: String(user) })}\n`
  await keepDeletions(place, line('deleted', 1, '2025-01-01T00:00:00.000Z') + line('closed', 2))
  await keepDeletions(place, line('closed', 3))
  const list = `${line('returned', 2) + line('closed', 4, '2026-05-01T00:00:00.000Z')}{"at": "20`
  await database.db.execute(sql`
    update users set state = 'deactivated', paused_at = '2026-05-31', closes_at = now() where id = 2`)
  await database.db.execute(sql`
    insert into sessions (token_hash, user_id) values ('a', 3)`)
  const read = await readDeletions(place, [list])
  expect(read.unread).toBe(1)
  const applied = await database.db.transaction((tx) => applyDeletions(tx, read, takenAt))
  expect(applied).toEqual({ deleted: 1, closed: 1, returned: 1 })
  const { rows } = await database.db.execute(sql`
    select id::int, state, paused_at is null as beyond_return, closes_at < now() as is_due
    from users where id <= 4 order by id`)
  expect(rows).toEqual([
    { id: 1, state: 'deactivated', beyond_return: true, is_due: true },
    { id: 2, state: 'active', beyond_return: true, is_due: null },
    expect.objectContaining({ id: 3, state: 'deactivated', beyond_return: false }),
    { id: 4, state: 'active', beyond_return: true, is_due: null },
  ])
  expect(await database.db.$count(sql`sessions`)).toBe(0)
  expect((await readdir(place.folder ?? '')).toSorted()).toEqual(['deletions.jsonl'])
})

test('a pause that the backup has outlasts a return from before it', async () => {
  const place = await newPlace()
  await database.db.execute(sql`
    update users set state = 'deactivated', paused_at = '2026-06-01T00:20Z' where id = 5`)
  const line = '{"at": "2026-06-01T00:10:00.000Z", "kind": "returned", "user": "5"}'
  const read = await readDeletions(place, [line])
  const takenAt = new Date('2026-06-01T00:30:00Z')
  const applied = await database.db.transaction((tx) => applyDeletions(tx, read, takenAt))
  expect(applied.returned).toBe(0)
})

test('a restore that ends sessions ends what belongs to them too', async () => {
  const place = await newPlace()
  await database.db.execute(sql`insert into sessions (token_hash, user_id) values ('b', 6)`)
  await database.db.execute(sql`insert into qr_log_ins (id, session) values (1, 'b')`)
  await back(place)
  const line = '{"at": "2026-06-01T00:10:00.000Z", "kind": "deleted", "user": "6"}'
  const read = await readDeletions(place, [line])
  const { into, restore } = await emptyPlace()
  await restore(place, {
    finish: async (tx) => {
      await applyDeletions(tx, read, new Date('2026-06-01T00:00:00Z'))
    },
  })
  expect(await into.db.$count(sql`qr_log_ins`)).toBe(0)
  await into.close()
})
