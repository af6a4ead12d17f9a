import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import type { Sql } from '../../base/sql.ts'
import { everyStep } from './every-step.ts'
import { deleteParts } from './file-parts.ts'
import { retireSome } from './retire-gone.ts'
import { catalogRuns, catalogSources } from './tables.ts'

/** Retires the products of a source that is being deleted, and deletes it. */
export const deleteCatalog = defineJob({
  name: 'delete-catalog',
  payload: z.strictObject({ source_id: z.string() }),
  backoffSeconds: 30,
})

/** Cancels the run of a source, if it has one; its file is deleted by its job or by the sweep. */
export async function cancelRun(tx: Sql, sourceId: string, now: Date): Promise<void> {
  await tx
    .update(catalogRuns)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(catalogRuns.sourceId, sourceId), isNull(catalogRuns.endedAt)))
}

async function deleteFiles(ports: Pick<Ports, 'db' | 'blobs'>, sourceId: string): Promise<void> {
  const runs = await ports.db.select().from(catalogRuns).where(eq(catalogRuns.sourceId, sourceId))
  for (const run of runs) await deleteParts(ports, run)
}

/** Finishes the deletion of a source. */
export async function finishDeletion(
  ports: Ports,
  sourceId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db } = ports
  await everyStep(signal, async (after) => {
    const step = { which: 'all', after } as const
    const { last } = await db.transaction((tx) => retireSome(tx, ports, { id: sourceId }, step))
    return last
  })
  await deleteFiles(ports, sourceId)
  await db.delete(catalogSources).where(eq(catalogSources.id, sourceId))
}

/** Deletes sources in the background: one may have many products. */
export const handleCatalogDeletions = handleJob(deleteCatalog, (ports, { payload, signal }) =>
  finishDeletion(ports, payload.source_id, signal),
)

/** Deletes the sources of an account whose pins are deleted already, with their files. */
export async function deleteCatalogs(
  ports: Pick<Ports, 'db' | 'blobs' | 'clock'>,
  userId: UserId,
): Promise<void> {
  const { db, clock } = ports
  const sources = await db
    .select({ id: catalogSources.id })
    .from(catalogSources)
    .where(eq(catalogSources.userId, userId))
  for (const { id } of sources) {
    await cancelRun(db, id, clock.now())
    await deleteFiles(ports, id)
    await db.delete(catalogSources).where(eq(catalogSources.id, id))
  }
}
