import { lt, sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { media, unusedMedia } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { shownMedia } from '../../pins/index.ts'
import { storageDays, storageFiles, storagePeople } from './tables.ts'

/** Rows that one statement stores. */
const atOnce = 500

const keptDays = 400
const day = 86_400_000

interface Counted {
  files: number
  bytes: number
}

function add(counts: Map<string, Counted>, key: string, size: number): void {
  const counted = counts.get(key) ?? { files: 0, bytes: 0 }
  counts.set(key, { files: counted.files + 1, bytes: counted.bytes + size })
}

/** Adds counts to those that are stored: the files of a picture may come apart in a list. */
async function storeFiles(db: Sql, counts: ReadonlyMap<string, Counted>): Promise<void> {
  if (counts.size === 0) return
  await db
    .insert(storageFiles)
    .values([...counts].map(([key, counted]) => ({ key, ...counted })))
    .onConflictDoUpdate({
      target: storageFiles.key,
      set: {
        files: sql`${storageFiles.files} + excluded.files`,
        bytes: sql`${storageFiles.bytes} + excluded.bytes`,
      },
    })
}

/** Lists all files: stores those of each picture and video, and returns the counts by kind. */
async function listed(
  { db, listBlobs }: Ports,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Counted>> {
  const kinds = new Map<string, Counted>()
  const waiting = new Map<string, Counted>()
  for await (const { key, size } of listBlobs()) {
    const [kind = '', name, file] = key.split('/')
    add(kinds, file === undefined && name === undefined ? 'other' : kind, size)
    if (kind !== 'media' || name === undefined || file === undefined) continue
    add(waiting, name, size)
    if (waiting.size < atOnce) continue
    signal.throwIfAborted()
    await storeFiles(db, waiting)
    waiting.clear()
  }
  await storeFiles(db, waiting)
  return kinds
}

/** The keys of the files of each upload. */
const ownKeys = sql`(
  select id, owner_id, key from ${media}
  union all select id, owner_id, clear_key from ${media} where clear_key is not null
  union all select id, owner_id, video_key from ${media} where video_key is not null
  union all select id, owner_id, captions_key from ${media} where captions_key is not null)`

const storePeople = (tx: Sql) =>
  tx.execute(sql`
    insert into ${storagePeople} (user_id, files, bytes)
    select own.owner_id, sum(file.files), sum(file.bytes)
    from ${ownKeys} own
    join ${storageFiles} file on file.key = own.key
    join ${users} on users.id = own.owner_id
    group by own.owner_id`)

async function unusedIn(tx: Sql): Promise<Counted> {
  const { rows } = await tx.execute<{ files: number; bytes: number }>(sql`
    select coalesce(sum(file.files), 0)::int as files, coalesce(sum(file.bytes), 0)::float8 as bytes
    from ${unusedMedia} unused
    join ${ownKeys} own on own.id = unused.media_id
    join ${storageFiles} file on file.key = own.key
    where ${sql.join(
      shownMedia.map(
        (column) => sql`not exists (select from ${column.table} where ${column} = unused.media_id)`,
      ),
      sql` and `,
    )}`)
  return rows[0] ?? { files: 0, bytes: 0 }
}

async function databaseIn(tx: Sql): Promise<Counted> {
  const { rows } = await tx.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )
  return { files: 0, bytes: rows[0]?.bytes ?? 0 }
}

/** Measures what is stored, by kind and by person. */
export async function measureStorage(ports: Ports, signal: AbortSignal): Promise<void> {
  const { db, clock } = ports
  await db.delete(storageFiles)
  const kinds = await listed(ports, signal)
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.delete(storagePeople)
    await storePeople(tx)
    const all: ReadonlyMap<string, Counted> = new Map([
      ...kinds,
      ['database', await databaseIn(tx)],
      ['unused', await unusedIn(tx)],
    ])
    const today = now.toISOString().slice(0, 10)
    await tx
      .insert(storageDays)
      .values([...all].map(([kind, counted]) => ({ day: today, kind, ...counted })))
      .onConflictDoUpdate({
        target: [storageDays.day, storageDays.kind],
        set: { files: sql`excluded.files`, bytes: sql`excluded.bytes` },
      })
    const edge = new Date(now.getTime() - keptDays * day).toISOString().slice(0, 10)
    await tx.delete(storageDays).where(lt(storageDays.day, edge))
    await tx.delete(storageFiles)
  })
}

/** Measures once a day: listing a large store takes minutes. */
export const handleStorageMeasure = handleJob(
  defineSweep({ name: 'measure-storage', everySeconds: 86_400 }),
  (ports, { signal }) => measureStorage(ports, signal),
)
