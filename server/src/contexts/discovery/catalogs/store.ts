import type { CatalogRun, CatalogSource } from '@tessera/contracts/calls/catalogs'
import type { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { and, desc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { isPresent, users } from '../../identity/index.ts'
import { boards } from '../../pins/index.ts'
import { catalogProducts, catalogRuns, catalogSources } from './tables.ts'

/** A source as stored in its table. */
export type SourceRow = typeof catalogSources.$inferSelect

/** A run as stored in its table. */
export type RunRow = typeof catalogRuns.$inferSelect

/** Returns a run as calls answer it. */
export const runOf = (row: RunRow): CatalogRun => ({
  id: row.id,
  state: row.state,
  started_at: row.startedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  progress: row.progress,
  rows: row.rows,
  added: row.added,
  changed: row.changed,
  unchanged: row.unchanged,
  retired: row.retired,
  refused: row.refused,
  why: row.why,
})

/** Matches sources that are not being deleted. */
export const isKept = isNull(catalogSources.deletedAt)

const own = (id: string, userId: UserId) =>
  and(eq(catalogSources.id, id), eq(catalogSources.userId, userId), isKept)

/** Locks one of an account's sources. */
export async function lockSource(
  tx: Sql,
  id: string,
  userId: UserId,
): Promise<SourceRow | undefined> {
  const [row] = await tx.select().from(catalogSources).where(own(id, userId)).for('update')
  return row
}

/** Loads one of an account's sources. */
export async function findSource(
  db: Sql,
  id: string,
  userId: UserId,
): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(catalogSources).where(own(id, userId))
  return row
}

/** Loads a source by its id alone, for jobs; those of accounts that are closed or suspended rest. */
export async function sourceById(db: Sql, id: string): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogSources)
    .where(and(eq(catalogSources.id, id), isKept, isPresent(catalogSources.userId)))
  return row
}

/** Returns the latest runs of a source, the newest first. */
export const runsOf = (db: Sql, sourceId: string, most: number): Promise<RunRow[]> =>
  db
    .select()
    .from(catalogRuns)
    .where(eq(catalogRuns.sourceId, sourceId))
    .orderBy(desc(catalogRuns.startedAt), desc(catalogRuns.id))
    .limit(most)

/** Returns the run of a source that has not ended. */
export async function currentRun(db: Sql, sourceId: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogRuns)
    .where(and(eq(catalogRuns.sourceId, sourceId), isNull(catalogRuns.endedAt)))
  return row
}

/** Loads a run of one of an account's sources. */
export async function findRun(db: Sql, id: string, userId: UserId): Promise<RunRow | undefined> {
  const [row] = await db
    .select({ run: catalogRuns })
    .from(catalogRuns)
    .innerJoin(catalogSources, eq(catalogSources.id, catalogRuns.sourceId))
    .where(and(eq(catalogRuns.id, id), eq(catalogSources.userId, userId), isKept))
  return row?.run
}

const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`

async function productCounts(db: Sql, ids: readonly string[]) {
  const isListed = sql`${catalogProducts.isListed}`
  const rows = await db
    .select({
      id: catalogProducts.sourceId,
      products: countIf(isListed),
      waiting: countIf(sql`${isListed} and ${catalogProducts.pictureState} = 'waiting'`),
      failed: countIf(sql`${isListed} and ${catalogProducts.pictureState} = 'failed'`),
    })
    .from(catalogProducts)
    .where(inArray(catalogProducts.sourceId, [...ids]))
    .groupBy(catalogProducts.sourceId)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reads sources again, in the order of their earlier rows. */
async function readAgain(db: Sql, rows: readonly SourceRow[]): Promise<readonly SourceRow[]> {
  const ids = rows.map(({ id }) => id)
  const again = await db.select().from(catalogSources).where(inArray(catalogSources.id, ids))
  const byId = new Map(again.map((row) => [row.id, row]))
  return rows.map((row) => byId.get(row.id) ?? row)
}

async function boardsOf(db: Sql, rows: readonly SourceRow[]) {
  const ids = rows.flatMap(({ boardId }) => boardId ?? [])
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: boards.id, name: boards.name, slug: boards.slug, username: users.username })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(and(inArray(boards.id, ids), isNull(boards.deletedAt)))
  return new Map(
    found.map(({ id, name, slug, username }) => [
      id,
      { id, name, url: paths.board.to({ username, boardSlug: slug }) },
    ]),
  )
}

/** Returns sources as calls answer them. */
export async function sourcesOf(db: Sql, found: readonly SourceRow[]): Promise<CatalogSource[]> {
  if (found.length === 0) return []
  // The run is read before all else: of one that has ended, the rest is that of its end.
  const runs = new Map<string, RunRow | undefined>()
  for (const { id } of found) runs.set(id, (await runsOf(db, id, 1))[0])
  // So are the counts: once no picture waits, the board is that of the last one.
  const counts = await productCounts(
    db,
    found.map(({ id }) => id),
  )
  const rows = await readAgain(db, found)
  const shown = await boardsOf(db, rows)
  return rows.map((row) => {
    const run = runs.get(row.id)
    const count = counts.get(row.id)
    return {
      id: row.id,
      name: row.name,
      origin: row.origin,
      address: row.address,
      rhythm: row.rhythm,
      next_run_at: row.nextRunAt?.toISOString() ?? null,
      currency: row.currency,
      board: row.boardId === null ? null : (shown.get(row.boardId) ?? null),
      products: count?.products ?? 0,
      pictures_waiting: count?.waiting ?? 0,
      pictures_failed: count?.failed ?? 0,
      run: run === undefined ? null : runOf(run),
    }
  })
}

/** Returns all sources of an account, the newest first. */
export const allSources = (db: Sql, userId: UserId): Promise<SourceRow[]> =>
  db
    .select()
    .from(catalogSources)
    .where(and(eq(catalogSources.userId, userId), isKept))
    .orderBy(desc(catalogSources.createdAt), desc(catalogSources.id))
