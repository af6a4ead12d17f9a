import type { RestoreLeftOut } from '@tessera/contracts/calls/restores'
import type { Archive } from '../../../platform/archives/port.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import type { RestoreRow } from './store.ts'
import { type MappedKind, restoredThings } from './tables.ts'

/** A restore at work: its row, and the download it reads. */
export interface Restoring {
  readonly ports: Ports
  readonly row: RestoreRow
  readonly archive: Archive
  /** The names of the files in the download. */
  readonly names: ReadonlySet<string>
  readonly signal: AbortSignal
}

/** The result of some rows: new ids, and what was left out. */
export interface Outcome {
  readonly things: { readonly kind: MappedKind; readonly oldId: string; readonly newId: string }[]
  readonly left: RestoreLeftOut[]
  already: number
}

/** Returns an outcome that rows add to. */
export const emptyOutcome = (): Outcome => ({ things: [], left: [], already: 0 })

/** Work within the transaction that stores the outcome of some rows. */
export type Work = (tx: Tx, outcome: Outcome) => Promise<void>

/** Loads the new ids of things of one kind, by their ids in the download. */
export async function mappedIds(
  db: Sql,
  { userId, library }: Pick<RestoreRow, 'userId' | 'library'>,
  kind: MappedKind,
  oldIds: readonly string[],
): Promise<Map<string, string>> {
  if (oldIds.length === 0) return new Map()
  const rows = await db
    .select({ oldId: restoredThings.oldId, newId: restoredThings.newId })
    .from(restoredThings)
    .where(
      and(
        eq(restoredThings.userId, userId),
        eq(restoredThings.library, library),
        eq(restoredThings.kind, kind),
        inArray(restoredThings.oldId, [...new Set(oldIds)]),
      ),
    )
  return new Map(rows.map(({ oldId, newId }) => [oldId, newId]))
}

/** Stores new ids; a thing that was deleted since it was restored gets the newest one. */
export async function keepMapped(
  db: Sql,
  { id, userId, library }: Pick<RestoreRow, 'id' | 'userId' | 'library'>,
  things: Outcome['things'],
): Promise<void> {
  if (things.length === 0) return
  const latest = new Map(things.map((thing) => [`${thing.kind} ${thing.oldId}`, thing]))
  await db
    .insert(restoredThings)
    .values([...latest.values()].map((thing) => ({ ...thing, userId, library, restoreId: id })))
    .onConflictDoUpdate({
      target: [
        restoredThings.userId,
        restoredThings.library,
        restoredThings.kind,
        restoredThings.oldId,
      ],
      set: { newId: sql`excluded.new_id`, restoreId: sql`excluded.restore_id` },
    })
}

/** Returns the earlier of a time in a download and now: nothing is restored from the future. */
export const notLater = (time: Date, now: Date): Date => (time < now ? time : now)
