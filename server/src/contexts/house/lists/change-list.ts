import type { ListPlan, ListVersion } from '@tessera/contracts/calls/house-lists'
import { z } from '@tessera/contracts/schema'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, gt, lt, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'
import { type ListName, listChanges, listVersions } from './tables.ts'

/** An entry of a list without its key, as versions keep it. */
export type Entry = Readonly<Record<string, unknown>>

/** A list as its changes need it. */
export interface ChangedList {
  readonly name: ListName
  /** Returns the entries of these keys. */
  load(db: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, Entry>>
  put(tx: Tx, entries: readonly (readonly [key: string, entry: Entry])[], now: Date): Promise<void>
  drop(tx: Tx, keys: readonly string[]): Promise<void>
  /** True when the list has more entries than it may. */
  isFull(tx: Tx): Promise<boolean>
  /** Runs in the transaction, and once it has committed. */
  told?: { within(ports: Ports): void; after(ports: Ports): void }
}

/** Entries as they shall be; null for those that go. */
export type Wanted = ReadonlyMap<string, Entry | null>

interface Change {
  readonly key: string
  readonly before: Entry | null
  readonly after: Entry | null
}

const keysAtOnce = 5_000

/** A number that no other lock of the service has. */
const listLock = 7_405_441_002

/** JSON of the database has another order of keys. */
const isSameEntry = (one: Entry | null, other: Entry | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    Object.keys(one).every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key])))

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / keysAtOnce) }, (_, at) =>
    items.slice(at * keysAtOnce, (at + 1) * keysAtOnce),
  )
}

/** Compares what is wanted with the list. */
export async function changesOf(
  db: Sql,
  list: ChangedList,
  wanted: Wanted,
): Promise<readonly Change[]> {
  const changes: Change[] = []
  for (const keys of inParts([...wanted.keys()])) {
    const there = await list.load(db, keys)
    for (const key of keys) {
      const before = there.get(key) ?? null
      const after = wanted.get(key) ?? null
      if (!isSameEntry(before, after)) changes.push({ key, before, after })
    }
  }
  return changes
}

const examplesMost = 20

/** Says what a list would change. */
export async function planOf(
  db: Sql,
  list: ChangedList,
  wanted: Wanted,
  read: Pick<ListPlan, 'repeated' | 'faulty' | 'faults'>,
): Promise<ListPlan> {
  const changes = await changesOf(db, list, wanted)
  const keysOf = (isNew: boolean) =>
    changes.filter(({ before }) => (before === null) === isNew).map(({ key }) => key)
  const [added, changed] = [keysOf(true), keysOf(false)]
  return {
    added: added.length,
    changed: changed.length,
    same: wanted.size - changes.length,
    examples: { added: added.slice(0, examplesMost), changed: changed.slice(0, examplesMost) },
    repeated: read.repeated,
    faulty: read.faulty,
    faults: [...read.faults],
  }
}

type VersionRow = typeof listVersions.$inferSelect

const versionOf = (row: VersionRow, by: string | null): ListVersion => ({
  id: row.id,
  list: row.list,
  by,
  reason: row.reason,
  added: row.added,
  changed: row.changed,
  removed: row.removed,
  undoes: row.undoes,
  at: row.createdAt.toISOString(),
  undone_at: row.undoneAt?.toISOString() ?? null,
})

/** Lists changes of a list, newest first, below an id. */
export async function versionsBelow(
  db: Sql,
  list: ListName,
  page: { readonly before: string | undefined; readonly most: number },
): Promise<readonly ListVersion[]> {
  const rows = await db
    .select({ row: listVersions, by: users.username })
    .from(listVersions)
    .leftJoin(users, eq(users.id, listVersions.actorId))
    .where(
      and(
        eq(listVersions.list, list),
        page.before === undefined ? undefined : lt(listVersions.id, page.before),
      ),
    )
    .orderBy(desc(listVersions.id))
    .limit(page.most)
  return rows.map(({ row, by }) => versionOf(row, by))
}

interface Applied {
  readonly reason: string
  readonly undoes?: string
}

/** Thrown to roll back a change that the list has no room for. */
class ListFull extends Error {}

async function write(
  tx: Tx,
  ports: Ports,
  actor: Actor,
  { list, changes, reason, undoes }: Applied & { list: ChangedList; changes: readonly Change[] },
): Promise<VersionRow> {
  const now = ports.clock.now()
  const [row] = await tx
    .insert(listVersions)
    .values({
      id: ports.ids.next(),
      list: list.name,
      actorId: actor.id,
      reason,
      added: changes.filter(({ before }) => before === null).length,
      changed: changes.filter(({ before, after }) => before !== null && after !== null).length,
      removed: changes.filter(({ after }) => after === null).length,
      undoes: undoes ?? null,
      createdAt: now,
    })
    .returning()
  if (row === undefined) throw new Error('A version was not stored.')
  for (const part of inParts(changes)) {
    const rows = JSON.stringify(part)
    await tx.execute(sql`insert into ${listChanges} (version_id, key, before, after)
      select ${row.id}::bigint, given.key, nullif(given.before, 'null'::jsonb), nullif(given.after, 'null'::jsonb)
      from jsonb_to_recordset(${rows}::jsonb) given(key text, before jsonb, after jsonb)`)
    await list.put(
      tx,
      part.flatMap(({ key, after }) => (after === null ? [] : [[key, after] as const])),
      now,
    )
    await list.drop(
      tx,
      part.flatMap(({ key, after }) => (after === null ? [key] : [])),
    )
  }
  if (await list.isFull(tx)) throw new ListFull()
  list.told?.within(ports)
  const { added, changed, removed } = row
  await appendToLog(tx, ports, {
    actor,
    act: undoes === undefined ? 'lists.change' : 'lists.change.undo',
    object: undoes ?? row.id,
    reason,
    after: {
      list: list.name,
      added,
      changed,
      removed,
      entries: changes.slice(0, 20).map(({ key }) => key),
    },
  })
  return row
}

async function inOneChange(
  ports: Ports,
  actor: Actor,
  list: ChangedList,
  run: (tx: Tx) => Promise<VersionRow | 'not-found' | 'house-undo-gone' | null>,
): Promise<Answer<ListVersion | null>> {
  try {
    const row = await ports.db.transaction(async (tx) => {
      // One change of a list at a time, so that each compares with the one before.
      await tx.execute(sql`select pg_advisory_xact_lock(${listLock}::bigint)`)
      return run(tx)
    })
    list.told?.after(ports)
    if (row === 'not-found' || row === 'house-undo-gone') return refused(row)
    if (row === null) return given(null)
    const [by] =
      actor.id === null
        ? []
        : await ports.db.select({ name: users.username }).from(users).where(eq(users.id, actor.id))
    return given(versionOf(row, by?.name ?? null))
  } catch (cause) {
    if (cause instanceof ListFull) return refused('list-full')
    throw cause
  }
}

/** Changes entries of a list. Answers null when all of them are as wanted already. */
export const changeList = (
  ports: Ports,
  actor: Actor,
  list: ChangedList,
  { wanted, reason }: { readonly wanted: Wanted; readonly reason: string },
): Promise<Answer<ListVersion | null>> =>
  inOneChange(ports, actor, list, async (tx) => {
    const changes = await changesOf(tx, list, wanted)
    return changes.length === 0 ? null : write(tx, ports, actor, { list, changes, reason })
  })

const Stored = z.nullable(z.record(z.string(), z.unknown()))

/** Undoes a change of a list. Entries that were changed again since stay as they are. */
export const undoChange = (
  ports: Ports,
  actor: Actor,
  list: ChangedList,
  { versionId, reason }: { readonly versionId: string; readonly reason: string },
): Promise<Answer<ListVersion | null>> =>
  inOneChange(ports, actor, list, async (tx) => {
    const isIt = eq(listVersions.id, versionId)
    const [version] = await tx.select().from(listVersions).where(isIt).for('update')
    if (version === undefined || version.list !== list.name) return 'not-found'
    if (version.undoneAt !== null) return 'house-undo-gone'
    const wanted = new Map<string, Entry | null>()
    for (let last = ''; ; ) {
      const rows = await tx
        .select()
        .from(listChanges)
        .where(and(eq(listChanges.versionId, versionId), gt(listChanges.key, last)))
        .orderBy(listChanges.key)
        .limit(keysAtOnce)
      const there = await list.load(
        tx,
        rows.map(({ key }) => key),
      )
      for (const { key, before, after } of rows)
        if (isSameEntry(z.parse(Stored, after), there.get(key) ?? null))
          wanted.set(key, z.parse(Stored, before))
      last = rows.at(-1)?.key ?? ''
      if (rows.length < keysAtOnce) break
    }
    await tx.update(listVersions).set({ undoneAt: ports.clock.now() }).where(isIt)
    const changes = await changesOf(tx, list, wanted)
    return write(tx, ports, actor, { list, changes, reason, undoes: versionId })
  })
