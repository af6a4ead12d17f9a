import { ListId, type PinId } from '@tessera/contracts/ids'
import { sql } from 'drizzle-orm'
import { hotQuery } from '../../platform/database/hot-query.ts'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { keptLists } from './tables.ts'

/** How long a list is kept for those who have begun to read it. */
const keptMilliseconds = 24 * 3_600_000

/** How many old lists go away with each new one: more than come, so that they do run out. */
const sweptAtOnce = 10

/** A list, but for what it holds. */
export interface KeptList {
  readonly id: ListId
  readonly madeAt: Date
  readonly basis: string
}

const newestNamed = hotQuery('kept_list_newest', (db) =>
  db
    .select({ id: keptLists.id, madeAt: keptLists.madeAt, basis: keptLists.basis })
    .from(keptLists)
    .where(sql`${keptLists.name} = ${sql.placeholder('name')}`)
    .orderBy(sql`${keptLists.id} desc`)
    .limit(1),
)

/** The newest list of a name, if there is one. */
export async function newestList(db: Sql, name: string): Promise<KeptList | undefined> {
  const [list] = await newestNamed(db, { name })
  return list
}

/** Whether a list may still be given to somebody who begins to read. */
export const isCurrent = (
  list: KeptList | undefined,
  { now, milliseconds }: { readonly now: Date; readonly milliseconds: number },
): list is KeptList => list !== undefined && list.madeAt.getTime() > now.getTime() - milliseconds

/** The newest list of a name; made anew when its time is over. */
export async function currentList(
  ports: Pick<Ports, 'db' | 'ids' | 'clock'>,
  wanted: {
    readonly name: string
    readonly milliseconds: number
    make(): Promise<readonly PinId[]>
  },
): Promise<KeptList> {
  const { name, milliseconds } = wanted
  const newest = await newestList(ports.db, name)
  if (isCurrent(newest, { now: ports.clock.now(), milliseconds })) return newest
  return keepList(ports, { name, pinIds: await wanted.make() })
}

/** What a list is to hold. */
export interface NewList {
  readonly name: string
  readonly basis?: string
  readonly pinIds: readonly PinId[]
  readonly originIds?: readonly PinId[]
  /** How many of this name stay, for one that somebody could have made as often as they like. */
  readonly stay?: number
}

/** Keeps a list, and lets go of some whose time is over. */
export async function keepList(
  { db, ids, clock }: Pick<Ports, 'ids' | 'clock'> & { readonly db: Sql },
  { name, basis = '', pinIds, originIds = [], stay }: NewList,
): Promise<KeptList> {
  const id = ListId.parse(ids.next())
  const madeAt = clock.now()
  const lists = { pinIds: [...pinIds], originIds: [...originIds] }
  await db.insert(keptLists).values({ id, name, madeAt, basis, ...lists })
  await dropOld(db, new Date(madeAt.getTime() - keptMilliseconds))
  if (stay !== undefined) await dropBeyond(db, name, stay)
  return { id, madeAt, basis }
}

async function dropOld(db: Sql, before: Date): Promise<void> {
  await db.execute(sql`delete from ${keptLists} where id in (
    select id from ${keptLists} where made_at < ${before.toISOString()}::timestamptz
    order by made_at limit ${sweptAtOnce} for update skip locked)`)
}

async function dropBeyond(db: Sql, name: string, stay: number): Promise<void> {
  await db.execute(sql`delete from ${keptLists} where id in (
    select id from ${keptLists} where name = ${name}
    order by id desc offset ${stay} for update skip locked)`)
}
