import type { LibraryKind, Restore, RestoreWhy } from '@tessera/contracts/calls/restores'
import { LibraryKind as Kinds, RestoreWhy as Whys } from '@tessera/contracts/calls/restores'
import type { UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, asc, count, desc, eq, gt, inArray } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { deleteUpload } from '../../base/upload-quota/upload-quota.ts'
import { type MappedKind, restoredThings, restoreLeftOut, restores } from './tables.ts'

const day = 86_400_000

/** A restore as stored in its table. */
export type RestoreRow = typeof restores.$inferSelect

/** Returns the key of a restore's download in the blob store. */
export const restoreBlobKey = (id: string): string => `restores/${id}.zip`

/** Returns the key of a file of rows that was made of a download of an earlier version. */
export const earlierBlobKey = (id: string, at: number): string => `restores/${id}/${at}.jsonl`

/** Returns until when a restore can be undone; null in a state that can't be. */
export function undoUntil({ state, createdAt }: RestoreRow): Date | null {
  if (state !== 'done' && state !== 'cancelled' && state !== 'failed') return null
  return new Date(createdAt.getTime() + timings.restoreUndoDays * day)
}

/** Locks one of a member's restores. */
export async function lockRestore(
  tx: Sql,
  id: string,
  userId?: UserId,
): Promise<RestoreRow | undefined> {
  const mine = userId === undefined ? undefined : eq(restores.userId, userId)
  const [row] = await tx
    .select()
    .from(restores)
    .where(and(eq(restores.id, id), mine))
    .for('update')
  return row
}

/** Loads a restore by its id. */
export async function findRestore(db: Sql, id: string): Promise<RestoreRow | undefined> {
  const [row] = await db.select().from(restores).where(eq(restores.id, id))
  return row
}

/** Loads a member's latest restore. */
export async function latestRestore(db: Sql, userId: UserId): Promise<RestoreRow | undefined> {
  const [row] = await db
    .select()
    .from(restores)
    .where(eq(restores.userId, userId))
    .orderBy(desc(restores.createdAt), desc(restores.id))
    .limit(1)
  return row
}

/** Deletes the files of a restore: the download, and what was made of an earlier one. */
export async function deleteFiles(
  { blobs }: Pick<Ports, 'blobs'>,
  { id, parts }: Pick<RestoreRow, 'id' | 'parts'>,
): Promise<void> {
  await blobs.delete(restoreBlobKey(id))
  for (const [at, { bytes }] of parts.entries())
    if (bytes === 0) await blobs.delete(earlierBlobKey(id, at))
}

/** Deletes the upload that a plan kept for an import. */
export async function dropUpload(
  ports: Pick<Ports, 'db' | 'uploads'>,
  { userId, uploadId }: Pick<RestoreRow, 'userId' | 'uploadId'>,
): Promise<void> {
  if (uploadId === null) return
  const upload = await ports.uploads.find({ ownerId: userId, id: uploadId })
  if (upload !== undefined) await deleteUpload(ports, userId, upload)
}

/** Deletes restores with their files; what they created stays. */
export async function deleteRestores(
  ports: Pick<Ports, 'db' | 'blobs'>,
  which: { readonly userId: UserId } | { readonly ids: readonly string[] },
): Promise<void> {
  const where =
    'userId' in which ? eq(restores.userId, which.userId) : inArray(restores.id, [...which.ids])
  const rows = await ports.db
    .select({ id: restores.id, parts: restores.parts })
    .from(restores)
    .where(where)
  for (const row of rows) {
    await deleteFiles(ports, row)
    await ports.db.delete(restores).where(eq(restores.id, row.id))
  }
}

const isShown = (kind: MappedKind): kind is LibraryKind => kind !== 'media' && kind !== 'ideas'

async function madeBy(db: Sql, id: string): Promise<Restore['made']> {
  const rows = await db
    .select({ kind: restoredThings.kind, count: count() })
    .from(restoredThings)
    .where(eq(restoredThings.restoreId, id))
    .groupBy(restoredThings.kind)
  const counts = new Map(rows.map((row) => [row.kind, row.count]))
  return Kinds.options.flatMap((kind) =>
    isShown(kind) && counts.has(kind) ? [{ kind, count: counts.get(kind) ?? 0 }] : [],
  )
}

async function leftOutBy(db: Sql, id: string): Promise<Restore['left_out']> {
  const rows = await db
    .select({ why: restoreLeftOut.why, count: count() })
    .from(restoreLeftOut)
    .where(eq(restoreLeftOut.restoreId, id))
    .groupBy(restoreLeftOut.why)
  const counts = new Map(rows.map((row) => [row.why, row.count]))
  return whysOf(Object.fromEntries(counts))
}

const whysOf = (counts: Partial<Record<RestoreWhy, number>>): Restore['left_out'] =>
  Whys.options.flatMap((why) => {
    const known = counts[why]
    return known === undefined ? [] : [{ why, count: known }]
  })

/** Returns a restore as calls answer it. */
export async function restoreOf(db: Sql, row: RestoreRow): Promise<Restore> {
  const { id, state, plan, done, total, alreadyHere, uploadId, madeAt } = row
  return {
    id,
    state,
    made_at: madeAt?.toISOString() ?? null,
    counts: Kinds.options.flatMap((kind) => {
      const known = plan.counts[kind]
      return known === undefined ? [] : [{ kind, count: known }]
    }),
    expected: whysOf(plan.expected),
    public_boards: plan.publicBoards,
    past_schedules: plan.pastSchedules,
    done,
    total,
    made: await madeBy(db, id),
    already_here: alreadyHere,
    left_out: await leftOutBy(db, id),
    upload_id: state === 'planned' ? uploadId : null,
    undo_until: undoUntil(row)?.toISOString() ?? null,
  }
}

/** Loads one page of what a restore left out; `next` continues it. */
export async function leftOutPage(db: Sql, id: string, after: number) {
  const most = limits.restoreLeftOutShown
  const rows = await db
    .select()
    .from(restoreLeftOut)
    .where(and(eq(restoreLeftOut.restoreId, id), gt(restoreLeftOut.at, after)))
    .orderBy(asc(restoreLeftOut.at))
    .limit(most + 1)
  const shown = rows.slice(0, most)
  return {
    items: shown.map(({ kind, name, why }) => ({ kind, name, why })),
    next: rows.length > most ? String(shown.at(-1)?.at ?? 0) : null,
  }
}
