import type { RunningCanary } from '@tessera/contracts/releases/canary'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, gte, inArray, lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { CanaryCounts, SideCount } from './rules.ts'
import { canaryCounts, failedDocuments, releaseSets } from './tables.ts'

/** A side of a canary. */
export type Side = 'canary' | 'control'

/** Documents to add to one side of a canary. */
export interface ServedCount {
  readonly running: RunningCanary
  readonly side: Side
  readonly documents: number
}

const keyOf = ({ module, canary, since }: RunningCanary) => ({
  module,
  canary,
  since: new Date(since),
})

async function add(
  db: Sql,
  { running, side, documents }: ServedCount,
  { failed, visitors }: Pick<SideCount, 'failed' | 'visitors'>,
): Promise<void> {
  await db
    .insert(canaryCounts)
    .values({ ...keyOf(running), side, documents, failed, visitors })
    .onConflictDoUpdate({
      target: [canaryCounts.module, canaryCounts.canary, canaryCounts.since, canaryCounts.side],
      set: {
        documents: sql`${canaryCounts.documents} + ${documents}`,
        failed: sql`${canaryCounts.failed} + ${failed}`,
        visitors: sql`${canaryCounts.visitors} + ${visitors}`,
      },
    })
}

/** Adds served documents. */
export async function addServed(db: Sql, counts: readonly ServedCount[]): Promise<void> {
  for (const count of counts) await add(db, count, { failed: 0, visitors: 0 })
}

/** Counts a document in which a module failed, once; false when it is counted already. */
export async function addFailed(
  tx: Tx,
  failure: {
    readonly running: RunningCanary
    readonly side: Side
    readonly document: string
    /** A hash of the visitor. */
    readonly visitor: string
    readonly at: Date
  },
): Promise<boolean> {
  const { running, side, document, visitor, at } = failure
  const { module, since } = keyOf(running)
  const [known] = await tx
    .select({ document: failedDocuments.document })
    .from(failedDocuments)
    .where(
      and(
        eq(failedDocuments.module, module),
        eq(failedDocuments.visitor, visitor),
        gte(failedDocuments.at, since),
      ),
    )
    .limit(1)
  const added = await tx
    .insert(failedDocuments)
    .values({ document, module, visitor, at })
    .onConflictDoNothing()
    .returning({ document: failedDocuments.document })
  if (added.length === 0) return false
  const visitors = known === undefined ? 1 : 0
  await add(tx, { running, side, documents: 0 }, { failed: 1, visitors })
  return true
}

const none: SideCount = { documents: 0, failed: 0, visitors: 0 }

/** Reads both sides of a canary. */
export async function readCounts(db: Sql, running: RunningCanary): Promise<CanaryCounts> {
  const { module, canary, since } = keyOf(running)
  const rows = await db
    .select()
    .from(canaryCounts)
    .where(
      and(
        eq(canaryCounts.module, module),
        eq(canaryCounts.canary, canary),
        eq(canaryCounts.since, since),
      ),
    )
  const of = (side: Side): SideCount => rows.find((row) => row.side === side) ?? none
  return { canary: of('canary'), control: of('control') }
}

const Builds = z.record(z.string(), z.string())

/** The builds of a set, and whether somebody chose them for their browser. */
export interface KeptSet {
  readonly builds: Readonly<Record<string, string>>
  readonly overridden: boolean
}

/** Keeps the builds of a set. */
export async function keepSet(
  db: Sql,
  set: {
    readonly id: string
    readonly builds: Readonly<Record<string, string>>
    readonly overridden: boolean
    readonly at: Date
  },
): Promise<void> {
  const { id, builds, overridden, at } = set
  await db
    .insert(releaseSets)
    .values({ id, builds: JSON.stringify(builds), overridden, at })
    .onConflictDoUpdate({ target: releaseSets.id, set: { at } })
}

/** Finds the builds of a set. */
export async function findSet(db: Sql, id: string): Promise<KeptSet | undefined> {
  const [row] = await db.select().from(releaseSets).where(eq(releaseSets.id, id))
  return row && { builds: z.parse(Builds, JSON.parse(row.builds)), overridden: row.overridden }
}

/** Deletes sets that no document was served since a time. */
export async function sweepSets(db: Sql, before: Date): Promise<void> {
  await db.delete(releaseSets).where(lt(releaseSets.at, before))
}

/** Rows per batch, so that others don't wait for locks. */
const together = 5_000

/** Deletes a batch of counted documents from before a time, and says whether there may be more. */
export async function sweepFailed(db: Sql, before: Date): Promise<boolean> {
  const old = db
    .select({ document: failedDocuments.document })
    .from(failedDocuments)
    .where(lt(failedDocuments.at, before))
    .limit(together)
  const { rowCount } = await db
    .delete(failedDocuments)
    .where(inArray(failedDocuments.document, old))
  return rowCount === together
}
