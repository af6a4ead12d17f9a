import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { and, eq, isNotNull, ne, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { notify } from '../../pins/index.ts'
import { startPictures } from './fetch-pictures.ts'
import { nextRunAt } from './next-run.ts'
import type { RunRow, SourceRow } from './store.ts'
import { catalogReport, catalogRuns, catalogSources } from './tables.ts'

/** Tells somebody who asked for a run that it has ended. */
async function tellEnd(tx: Sql, ports: Ports, run: RunRow, { userId }: SourceRow): Promise<void> {
  if (run.isAsked)
    await notify(tx, ports, userId, { kind: 'action-finished', data: { what: 'catalog' } })
}

const ofRun = ({ id }: RunRow) => eq(catalogRuns.id, id)

/** Ends a held run that can't go on. The source is read again later each time. */
export async function endFailed(
  tx: Sql,
  ports: Ports,
  { run, source, why }: { run: RunRow; source: SourceRow; why: ErrorCode },
): Promise<void> {
  const now = ports.clock.now()
  await tx.update(catalogRuns).set({ state: 'failed', endedAt: now, why }).where(ofRun(run))
  const failures = source.failures + 1
  await tx
    .update(catalogSources)
    .set({ failures, nextRunAt: nextRunAt(source.rhythm, now, failures) })
    .where(eq(catalogSources.id, source.id))
  await tellEnd(tx, ports, run, source)
}

/** Ends a held run that read its whole source, and begins to fetch the pictures that are missing. */
export async function endDone(
  tx: Sql,
  ports: Ports,
  { run, source, readAt = run.startedAt }: { run: RunRow; source: SourceRow; readAt?: Date | null },
): Promise<void> {
  const now = ports.clock.now()
  const done = { state: 'done', endedAt: now, progress: 1 } as const
  await tx.update(catalogRuns).set(done).where(ofRun(run))
  await tx
    .update(catalogSources)
    .set({
      failures: 0,
      heldPrint: null,
      readAt,
      filePrint: run.filePrint,
      etag: run.etag,
      lastModified: run.lastModified,
      nextRunAt: nextRunAt(source.rhythm, run.startedAt, 0),
    })
    .where(eq(catalogSources.id, source.id))
  await startPictures(tx, ports, source.id)
  await tellEnd(tx, ports, run, source)
}

/** Ends a held run whose file is the one that was read last: its rows and its report are the same. */
export async function endUnchanged(
  tx: Sql,
  ports: Ports,
  { run, source }: { run: RunRow; source: SourceRow },
): Promise<void> {
  const [before] = await tx
    .select()
    .from(catalogRuns)
    .where(
      and(
        eq(catalogRuns.sourceId, source.id),
        eq(catalogRuns.state, 'done'),
        isNotNull(catalogRuns.filePrint),
      ),
    )
    .orderBy(sql`${catalogRuns.startedAt} desc`)
    .limit(1)
  if (before !== undefined) {
    const { rows, refused } = before
    const unchanged = before.added + before.changed + before.unchanged
    await tx.update(catalogRuns).set({ rows, refused, unchanged }).where(ofRun(run))
    const { row, at, item, column, fault, value, why } = catalogReport
    await tx.insert(catalogReport).select(
      tx
        .select({
          runId: sql<string>`${run.id}`.as('run_id'),
          row,
          at,
          item,
          column,
          fault,
          value,
          why,
        })
        .from(catalogReport)
        .where(and(eq(catalogReport.runId, before.id), ne(fault, 'picture-unfetched'))),
    )
  }
  const { filePrint, etag, lastModified } = source
  // A server that says that nothing changed sent no file.
  const same = run.filePrint === null ? { filePrint, etag, lastModified } : {}
  if (run.filePrint === null) await tx.update(catalogRuns).set(same).where(ofRun(run))
  await endDone(tx, ports, { run: { ...run, ...same }, source, readAt: source.readAt })
}
