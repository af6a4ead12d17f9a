import { z } from '@tessera/contracts/schema'
import { eq } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { nextRunAt } from './next-run.ts'
import type { RunRow, SourceRow } from './store.ts'
import { catalogRuns, catalogSources } from './tables.ts'

/** Reads a source. */
export const readCatalog = defineJob({
  name: 'read-catalog',
  payload: z.strictObject({ run_id: z.string() }),
  backoffSeconds: 10,
})

/** Reads a website, which takes so long that files must not wait for it. */
export const readWebsiteCatalog = defineJob({
  ...readCatalog,
  name: 'read-website-catalog',
})

/** The file of a run that an upload brought. */
export type BroughtFile = Pick<RunRow, 'id' | 'filePrint'>

/**
 * Starts a run of a locked source without one. A run with a file of an upload has its id already: the
 * file is stored under it.
 */
export async function startRun(
  tx: Sql,
  { keys, clock, jobs }: Pick<Ports, 'keys' | 'clock' | 'jobs'>,
  source: SourceRow,
  given: { readonly isAsked: boolean; readonly file?: BroughtFile | undefined },
): Promise<void> {
  const now = clock.now()
  const { file } = given
  const id = file?.id ?? keys.next()
  await tx.insert(catalogRuns).values({
    id,
    sourceId: source.id,
    state: 'waiting',
    isAsked: given.isAsked,
    startedAt: now,
    seenAt: now,
    ...(file === undefined ? {} : { fileParts: 1, isFetched: true, filePrint: file.filePrint }),
  })
  await tx
    .update(catalogSources)
    .set({ nextRunAt: nextRunAt(source.rhythm, now, source.failures) })
    .where(eq(catalogSources.id, source.id))
  const job = source.origin === 'website' ? readWebsiteCatalog : readCatalog
  await jobs.enqueue(tx, job, { run_id: id })
}
