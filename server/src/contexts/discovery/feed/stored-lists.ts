import { ListId, type PinId } from '@tessera/contracts/ids'
import { hotQuery } from '../../../platform/database/hot-query.ts'
import { needPrimary } from '../../../platform/database/replicas/port.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { storedLists } from './tables.ts'

/** Lists are stored for a day, for readers who have started them. */
const keptMilliseconds = 24 * 3_600_000

/** Old lists deleted with each new one: more than one, so that deletion keeps up. */
const sweptAtOnce = 10

/** The metadata of a list. */
export interface StoredList {
  readonly id: ListId
  readonly madeAt: Date
  readonly basis: string
}

const newestNamed = hotQuery('kept_list_newest', (db) =>
  db
    .select({ id: storedLists.id, madeAt: storedLists.madeAt, basis: storedLists.basis })
    .from(storedLists)
    .where(sql`${storedLists.name} = ${sql.placeholder('name')}`)
    .orderBy(sql`${storedLists.id} desc`)
    .limit(1),
)

/** Loads the newest list of a name. */
export async function newestList(db: Sql, name: string): Promise<StoredList | undefined> {
  const [list] = await newestNamed(db, { name })
  return list
}

/** True while a list is fresh enough for a new reader. */
export const isCurrent = (
  list: StoredList | undefined,
  { now, milliseconds }: { readonly now: Date; readonly milliseconds: number },
): list is StoredList => list !== undefined && list.madeAt.getTime() > now.getTime() - milliseconds

/** Returns the newest list of a name; rebuilds it when it's stale. */
export async function currentList(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  wanted: {
    readonly name: string
    readonly milliseconds: number
    make(): Promise<readonly PinId[]>
  },
): Promise<StoredList> {
  const { name, milliseconds } = wanted
  const newest = await newestList(ports.db, name)
  if (isCurrent(newest, { now: ports.clock.now(), milliseconds })) return newest
  needPrimary(ports.db, 'newer')
  return storeList(ports, { name, pinIds: await wanted.make() })
}

/** The content of a new list. */
export interface NewList {
  readonly name: string
  readonly basis?: string
  readonly pinIds: readonly PinId[]
  readonly originIds?: readonly PinId[]
  readonly reasons?: readonly string[]
  /** Max lists of this name to keep, where a client could create any number. */
  readonly stay?: number
}

/** Stores a list and deletes some expired ones. */
export async function storeList(
  { db, ids, clock }: Pick<Ports, 'ids' | 'clock'> & { readonly db: Sql },
  { name, basis = '', pinIds, originIds = [], reasons = [], stay }: NewList,
): Promise<StoredList> {
  const id = ListId.parse(ids.next())
  const madeAt = clock.now()
  const lists = { pinIds: [...pinIds], originIds: [...originIds], reasons: [...reasons] }
  await db.insert(storedLists).values({ id, name, madeAt, basis, ...lists })
  await dropOld(db, new Date(madeAt.getTime() - keptMilliseconds))
  if (stay !== undefined) await dropBeyond(db, name, stay)
  return { id, madeAt, basis }
}

async function dropOld(db: Sql, before: Date): Promise<void> {
  await db.execute(sql`delete from ${storedLists} where id in (
    select id from ${storedLists} where made_at < ${before.toISOString()}::timestamptz
    order by made_at limit ${sweptAtOnce} for update skip locked)`)
}

async function dropBeyond(db: Sql, name: string, stay: number): Promise<void> {
  await db.execute(sql`delete from ${storedLists} where id in (
    select id from ${storedLists} where name = ${name}
    order by id desc offset ${stay} for update skip locked)`)
}
