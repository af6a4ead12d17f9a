import type { Import } from '@tessera/contracts/calls/imports'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, asc, desc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { nameKeyOf } from '../boards/rules.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import type { PlannedPin } from './plan.ts'
import type { ReadSource } from './read-source.ts'
import { importPins, imports } from './tables.ts'

const day = 86_400_000

/** An import as stored in its table. */
export type ImportRow = typeof imports.$inferSelect

/** Returns the key of an import's archive in the blob store. */
export const importBlobKey = (id: string): string => `imports/${id}.zip`

/** Returns until when an import can be undone; null in a state that can't be. */
export function undoUntil({ state, createdAt }: ImportRow): Date | null {
  if (state !== 'done' && state !== 'cancelled' && state !== 'failed') return null
  return new Date(createdAt.getTime() + timings.importUndoDays * day)
}

/** Locks one of a member's imports. */
export async function lockImport(
  tx: Sql,
  id: string,
  userId?: UserId,
): Promise<ImportRow | undefined> {
  const mine = userId === undefined ? undefined : eq(imports.userId, userId)
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), mine))
    .for('update')
  return row
}

/** Loads an import by its id. */
export async function findImport(db: Sql, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row
}

/** Loads a member's latest import. */
export async function latestImport(db: Sql, userId: UserId): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(1)
  return row
}

/** Deletes imports with the archives of those that have one. */
export async function deleteImports(
  { db, blobs }: Pick<Ports, 'db' | 'blobs'>,
  which: { readonly userId: UserId } | { readonly ids: readonly string[] },
): Promise<void> {
  const where =
    'userId' in which ? eq(imports.userId, which.userId) : inArray(imports.id, [...which.ids])
  const rows = await db.select({ id: imports.id }).from(imports).where(where)
  for (const { id } of rows) {
    await blobs.delete(importBlobKey(id))
    await db.delete(imports).where(eq(imports.id, id))
  }
}

/** Returns which of these links the member's own live pins have. */
async function linksThere(db: Sql, userId: UserId, links: readonly string[]) {
  if (links.length === 0) return new Set<string | null>()
  const rows = await db
    .selectDistinct({ link: pins.link })
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .where(
      and(
        eq(pins.pinnerId, userId),
        isNull(pins.deletedAt),
        isNull(boards.deletedAt),
        inArray(pins.link, [...links]),
      ),
    )
  return new Set<string | null>(rows.map(({ link }) => link))
}

const sameness = ({ link, imageUrl, file }: PlannedPin): string =>
  JSON.stringify([file === null ? link : null, imageUrl, file])

const chunk = 500

/** Stores a plan: pins whose link the member has, and those planned twice, are duplicates. */
export async function storePlan(
  tx: Sql,
  plan: ReadSource['plan'],
  row: Omit<typeof imports.$inferInsert, 'boards' | 'leftOut' | 'state'>,
): Promise<void> {
  await tx.insert(imports).values({
    ...row,
    state: 'planned',
    boards: plan.boards,
    leftOut: plan.leftOut,
    leftOutMore: plan.leftOutMore,
  })
  const links = plan.pins.flatMap(({ link }) => link ?? [])
  const there = await linksThere(tx, row.userId, links)
  const seen = new Set<string>()
  const rows = plan.pins.map((planned, at) => {
    const isTwice = seen.has(sameness(planned))
    seen.add(sameness(planned))
    const isThere = planned.link !== null && there.has(planned.link)
    const state = isTwice || isThere ? ('duplicate' as const) : ('waiting' as const)
    return { importId: row.id, at, planned, state }
  })
  for (let from = 0; from < rows.length; from += chunk)
    await tx.insert(importPins).values(rows.slice(from, from + chunk))
}

async function ownBoardKeys(db: Sql, userId: UserId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ nameKey: boards.nameKey })
    .from(boards)
    .where(and(eq(boards.ownerId, userId), isNull(boards.deletedAt)))
  return new Set(rows.map(({ nameKey }) => nameKey))
}

/** Returns an import as calls answer it. */
export async function importOf(db: Sql, row: ImportRow): Promise<Import> {
  const board = sql<string>`lower(${importPins.planned}->>'board')`
  const counted = await db
    .select({
      board,
      state: importPins.state,
      pins: sql<number>`count(*)::int`,
      sections: sql<number>`count(distinct ${importPins.planned}->>'section')::int`,
    })
    .from(importPins)
    .where(eq(importPins.importId, row.id))
    .groupBy(board, importPins.state)
  const failures = await db
    .select({ planned: importPins.planned, why: importPins.why })
    .from(importPins)
    .where(and(eq(importPins.importId, row.id), eq(importPins.state, 'failed')))
    .orderBy(asc(importPins.at))
    .limit(limits.importLeftOutShown)
  const keys = await ownBoardKeys(db, row.userId)
  const sum = (...states: readonly string[]) =>
    counted.reduce((all, each) => (states.includes(each.state) ? all + each.pins : all), 0)
  const until = undoUntil(row)
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    boards: row.boards.flatMap(({ name }) => {
      const ofBoard = counted.filter(
        (each) => each.board === name.toLowerCase() && each.state !== 'duplicate',
      )
      if (ofBoard.length === 0) return []
      return {
        name,
        is_new: !keys.has(nameKeyOf(name)),
        pins: ofBoard.reduce((all, each) => all + each.pins, 0),
        sections: Math.max(...ofBoard.map((each) => each.sections)),
      }
    }),
    total: sum('waiting', 'made', 'failed', 'removed', 'kept'),
    made: sum('made', 'kept'),
    duplicates: sum('duplicate'),
    failed: sum('failed'),
    failures: failures.map(({ planned, why }) => ({
      name: planned.title || (planned.link ?? planned.file ?? planned.imageUrl ?? ''),
      why: why ?? 'unexpected',
    })),
    left_out: row.leftOut.slice(0, limits.importLeftOutShown).map((each) => ({ ...each })),
    left_out_count: row.leftOut.length + row.leftOutMore,
    undo_until: until === null ? null : until.toISOString(),
  }
}
