import {
  type Import,
  type ImportEntry,
  type ImportListName,
  type ImportSource,
  ImportWhy,
} from '@tessera/contracts/calls/imports'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  sql,
} from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { nameKeyOf } from '../boards/rules.ts'
import { boards } from '../boards/tables.ts'
import { pins } from '../pins/tables.ts'
import type { LeftOut, PlannedPin } from './plan.ts'
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

const chunk = 500

/** Returns which of these links the member's own live pins have. */
async function linksThere(db: Sql, userId: UserId, links: readonly string[]): Promise<Set<string>> {
  const there = new Set<string>()
  for (let from = 0; from < links.length; from += chunk) {
    const rows = await db
      .selectDistinct({ link: pins.link })
      .from(pins)
      .innerJoin(boards, eq(boards.id, pins.boardId))
      .where(
        and(
          eq(pins.pinnerId, userId),
          isNull(pins.deletedAt),
          isNull(boards.deletedAt),
          inArray(pins.link, links.slice(from, from + chunk)),
        ),
      )
    for (const { link } of rows) if (link !== null) there.add(link)
  }
  return there
}

/** Sources of links: their pictures say nothing about what is the same, because a site may have one for all pages. */
const linkSources: ReadonlySet<ImportSource> = new Set(['bookmarks', 'feed'])

/** Returns what makes two entries of a source the same. */
const samenessIn =
  (source: ImportSource) =>
  ({ link, imageUrl, file }: PlannedPin): string =>
    linkSources.has(source) && link !== null
      ? link
      : JSON.stringify([file === null ? link : null, imageUrl, file])

/** An entry that is left out, as a row beside the pins. */
const leftOutPin = ({ name, line }: LeftOut): PlannedPin => ({
  board: '',
  section: null,
  title: name,
  description: '',
  link: null,
  imageUrl: null,
  file: null,
  ...(line === undefined ? {} : { line }),
})

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
    leftOut: [],
    leftOutMore: plan.leftOutMore,
  })
  const links = plan.pins.flatMap(({ link }) => link ?? [])
  const there = await linksThere(tx, row.userId, links)
  const samenessOf = samenessIn(row.source)
  const seen = new Set<string>()
  const insert = async (count: number, rowAt: (n: number) => typeof importPins.$inferInsert) => {
    for (let from = 0; from < count; from += chunk) {
      const length = Math.min(chunk, count - from)
      await tx.insert(importPins).values(Array.from({ length }, (_, n) => rowAt(from + n)))
    }
  }
  await insert(plan.pins.length, (at) => {
    const planned = plan.pins[at]
    if (planned === undefined) throw new Error('A plan is shorter than its length.')
    const sameness = samenessOf(planned)
    const isTwice = seen.has(sameness)
    seen.add(sameness)
    const isThere = planned.link !== null && there.has(planned.link)
    return { importId: row.id, at, planned, state: isTwice || isThere ? 'duplicate' : 'waiting' }
  })
  await insert(plan.leftOut.length, (n) => {
    const left = plan.leftOut[n]
    if (left === undefined) throw new Error('A list is shorter than its length.')
    const at = plan.pins.length + n
    return { importId: row.id, at, planned: leftOutPin(left), state: 'left-out', why: left.why }
  })
}

async function ownBoardKeys(db: Sql, userId: UserId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ nameKey: boards.nameKey })
    .from(boards)
    .where(and(eq(boards.ownerId, userId), isNull(boards.deletedAt)))
  return new Set(rows.map(({ nameKey }) => nameKey))
}

/** The boards of a plan, with the number of pins that each gets. */
async function boardsOf(db: Sql, row: ImportRow): Promise<Import['boards']> {
  const board = sql<string>`lower(${importPins.planned}->>'board')`
  const counted = await db
    .select({
      board,
      pins: sql<number>`count(*)::int`,
      sections: sql<number>`count(distinct ${importPins.planned}->>'section')::int`,
    })
    .from(importPins)
    .where(and(eq(importPins.importId, row.id), eq(importPins.state, 'waiting')))
    .groupBy(board)
  const byName = new Map(counted.map((each) => [each.board, each]))
  const keys = await ownBoardKeys(db, row.userId)
  return row.boards.flatMap(({ name }) => {
    const found = byName.get(name.toLowerCase())
    if (found === undefined) return []
    return { name, is_new: !keys.has(nameKeyOf(name)), pins: found.pins, sections: found.sections }
  })
}

/** Matches the entries of a list. */
function listed(list: ImportListName) {
  const { state, why, planned } = importPins
  if (list === 'cards') return and(inArray(state, ['made', 'again', 'kept']), isNotNull(why))
  if (list === 'undated') return sql`${planned}->>'isUndated' = 'true' and ${state} <> 'duplicate'`
  return eq(state, list === 'duplicates' ? 'duplicate' : list)
}

const nameOf = ({ title, link, file, imageUrl }: PlannedPin): string =>
  title || (link ?? file ?? imageUrl ?? '')

/** Loads entries of a list in the order of the source. */
function entriesOf(
  db: Sql,
  row: ImportRow,
  list: ImportListName,
  given: { after: number; most: number },
) {
  return db
    .select({ at: importPins.at, planned: importPins.planned, why: importPins.why })
    .from(importPins)
    .where(and(eq(importPins.importId, row.id), listed(list), gt(importPins.at, given.after)))
    .orderBy(asc(importPins.at))
    .limit(given.most)
}

/** Returns one page of a list of an import's entries. */
export async function importEntries(
  db: Sql,
  row: ImportRow,
  list: ImportListName,
  after: number,
): Promise<{ readonly entries: ImportEntry[]; readonly bookmark: string | null }> {
  const most = limits.importEntriesPage
  const rows = await entriesOf(db, row, list, { after, most: most + 1 })
  const shown = rows.slice(0, most)
  return {
    entries: shown.map(({ at, planned, why }) => ({
      at,
      line: planned.line ?? null,
      name: nameOf(planned),
      link: planned.link,
      why: why ?? '',
    })),
    bookmark: rows.length > most ? String(shown.at(-1)?.at ?? '') : null,
  }
}

/** The reason as it was told before there were lists, which tell it more precisely. */
function whyOf(why: string | null): ImportWhy {
  const known = z.safeParse(ImportWhy, why)
  return known.success ? known.data : 'unreadable'
}

async function leftOutOf(db: Sql, row: ImportRow): Promise<Import['left_out']> {
  const most = limits.importLeftOutShown
  // Plans of the version before have theirs in one column.
  if (row.leftOut.length > 0)
    return row.leftOut.slice(0, most).map(({ name, why }) => ({ name, why: whyOf(why) }))
  const rows = await entriesOf(db, row, 'left-out', { after: -1, most })
  return rows.map(({ planned, why }) => ({
    name: planned.title,
    why: whyOf(why),
  }))
}

/** The numbers of an import's entries. */
export async function importCounts(db: Sql, { id }: Pick<ImportRow, 'id'>) {
  const isCard = sql<boolean>`(${importPins.why} is not null)`
  const counted = await db
    .select({ state: importPins.state, isCard, count: sql<number>`count(*)::int` })
    .from(importPins)
    .where(eq(importPins.importId, id))
    .groupBy(importPins.state, isCard)
  const sum = (...states: readonly string[]) =>
    counted.reduce((all, { state, count }) => (states.includes(state) ? all + count : all), 0)
  const made = ['made', 'again', 'kept']
  return {
    total: sum('waiting', 'made', 'again', 'failed', 'removed', 'kept'),
    made: sum(...made),
    duplicates: sum('duplicate'),
    failed: sum('failed'),
    leftOut: sum('left-out'),
    cards: counted.reduce(
      (all, each) => (each.isCard && made.includes(each.state) ? all + each.count : all),
      0,
    ),
    again: sum('again'),
  }
}

/** Returns an import as calls answer it. */
export async function importOf(db: Sql, row: ImportRow): Promise<Import> {
  const { total, made, duplicates, failed, leftOut, cards } = await importCounts(db, row)
  const isPlan = row.state === 'planned'
  const failures = await entriesOf(db, row, 'failed', {
    after: -1,
    most: limits.importLeftOutShown,
  })
  const until = undoUntil(row)
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    // A running import is asked for every second, and shows no boards.
    boards: isPlan ? await boardsOf(db, row) : [],
    total,
    made,
    duplicates,
    failed,
    cards,
    undated: isPlan
      ? await db.$count(importPins, and(eq(importPins.importId, row.id), listed('undated')))
      : 0,
    failures: failures.map(({ planned, why }) => ({
      name: nameOf(planned),
      why: why ?? 'unexpected',
    })),
    left_out: await leftOutOf(db, row),
    left_out_count: row.leftOut.length + row.leftOutMore + leftOut,
    undo_until: until === null ? null : until.toISOString(),
  }
}
