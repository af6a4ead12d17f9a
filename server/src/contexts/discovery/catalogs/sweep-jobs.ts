import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from '../../../platform/database/sql.ts'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { isPresent } from '../../identity/index.ts'
import { isShownTo } from '../../pins/index.ts'
import { finishDeletion } from './delete-source.ts'
import { endFailed } from './end-run.ts'
import { deleteParts } from './file-parts.ts'
import { startRun } from './start-run.ts'
import { isKept, type RunRow } from './store.ts'
import { catalogRuns, catalogSources } from './tables.ts'

const sourcesAtOnce = 100

/** Starts the runs that are due. A source that is still read waits for its next time. */
export const handleCatalogSchedule = handleJob(
  defineSweep({ name: 'schedule-catalogs', everySeconds: 60 }),
  (ports) =>
    ports.db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(catalogSources)
        .where(
          and(
            lte(catalogSources.nextRunAt, ports.clock.now()),
            isKept,
            isPresent(catalogSources.userId),
            // A run makes pins, and limited people post none.
            isShownTo(catalogSources.userId, null),
            sql`not exists (select from ${catalogRuns}
              where ${catalogRuns.sourceId} = ${catalogSources.id} and ${catalogRuns.endedAt} is null)`,
          ),
        )
        .orderBy(catalogSources.nextRunAt)
        .limit(sourcesAtOnce)
        .for('update', { skipLocked: true })
      for (const source of due) await startRun(tx, ports, source, { isAsked: false })
    }),
)

/** Ends a run whose instance died with its last attempt. */
async function endLost(ports: Ports, lost: RunRow, edge: Date): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(catalogRuns)
      .where(
        and(eq(catalogRuns.id, lost.id), isNull(catalogRuns.endedAt), lt(catalogRuns.seenAt, edge)),
      )
      .for('update')
    const [source] = await tx
      .select()
      .from(catalogSources)
      .where(eq(catalogSources.id, lost.sourceId))
    if (run !== undefined && source !== undefined)
      await endFailed(tx, ports, { run, source, why: 'unexpected' })
  })
}

/** Deletes runs that a source has no room for, with their reports. */
const deleteOldRuns = ({ db }: Pick<Ports, 'db'>) =>
  db.execute(sql`
    delete from ${catalogRuns} where id in (
      select id from (
        select id, row_number() over (partition by source_id order by started_at desc, id desc) as place
        from ${catalogRuns} where file_parts = 0 and ended_at is not null
      ) placed where place > ${limits.catalogRunsKept})`)

/** Ends lost runs and deletes, every hour, files of ended runs, old reports and deleted sources. */
export const handleCatalogSweep = handleJob(
  defineSweep({ name: 'sweep-catalogs', everySeconds: 3_600 }),
  async (ports, { signal }) => {
    const { db, clock } = ports
    const edge = new Date(clock.now().getTime() - timings.catalogRunLost)
    const lost = await db
      .select()
      .from(catalogRuns)
      .where(and(isNull(catalogRuns.endedAt), lt(catalogRuns.seenAt, edge)))
    for (const run of lost) await endLost(ports, run, edge)
    const left = await db
      .select()
      .from(catalogRuns)
      .where(and(isNotNull(catalogRuns.endedAt), gt(catalogRuns.fileParts, 0)))
    for (const run of left) {
      signal.throwIfAborted()
      await deleteParts(ports, run)
    }
    const gone = await db
      .select({ id: catalogSources.id })
      .from(catalogSources)
      .where(lt(catalogSources.deletedAt, edge))
    for (const { id } of gone) await finishDeletion(ports, id, signal)
    await deleteOldRuns(ports)
  },
)
