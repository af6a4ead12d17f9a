import type { UploadId } from '@tessera/contracts/calls/media'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { z } from '@tessera/contracts/schema'
import type { Refusal } from '../../../../calls/answer.ts'
import type { Ports } from '../../../../ports.ts'
import { wholeUpload } from '../../../base/media/whole-upload.ts'
import { deleteUpload } from '../../../base/upload-quota/upload-quota.ts'
import { noCampaigns } from './campaign-counts.ts'
import { bulkFileKey, workOnBulkRun } from './run-job.ts'
import { isRun, type RunRef, type RunRow } from './store.ts'
import { bulkRuns } from './tables.ts'

interface NewRun {
  readonly advertiserId: AdvertiserId
  readonly creatorId: UserId
  readonly uploadId: z.output<typeof UploadId>
  readonly fileName: string
}

const contentType = 'application/octet-stream'

/** Takes a file that was uploaded, and starts to check it. */
export async function startRun(
  ports: Ports,
  { advertiserId, creatorId, uploadId, fileName }: NewRun,
): Promise<{ readonly id: string } | Refusal> {
  const { db, ids, keys, clock, jobs, blobs } = ports
  const sent = await wholeUpload(ports, creatorId, uploadId, 'upload_id')
  if ('code' in sent) return sent
  const [id, key] = [ids.next(), keys.next()]
  const { size } = sent.file
  const isTooLarge = size > limits.bulkFileMaxBytes
  if (!isTooLarge)
    await blobs.putStream(bulkFileKey(key), { body: sent.file.stream(), size, contentType })
  await deleteUpload(ports, creatorId, sent.upload)
  await db.transaction(async (tx) => {
    await tx.insert(bulkRuns).values({
      id: BigInt(id),
      advertiserId,
      fileName,
      createdBy: creatorId,
      createdAt: clock.now(),
      counts: noCampaigns,
      ...(isTooLarge
        ? { state: 'unreadable', unfit: { why: 'rows-many', columns: [] } }
        : { state: 'waiting', key }),
    })
    if (!isTooLarge) await jobs.enqueue(tx, workOnBulkRun, { run_id: id })
  })
  return { id }
}

interface AskedWork extends RunRef {
  readonly action: 'apply' | 'undo'
  /** Null for a program. */
  readonly actorId: UserId | null
}

/** True for an upload that can be applied, or undone, as it is. An attempt that failed can be made again. */
export function isAskable(
  { state, counts }: Pick<RunRow, 'state' | 'counts'>,
  action: AskedWork['action'],
): boolean {
  if (action === 'apply') return (state === 'checked' || state === 'failed') && counts.ready > 0
  return (state === 'applied' || state === 'failed') && counts.applied > 0
}

/** Starts to apply an upload, or to undo it; refuses what its state doesn't allow. */
export function askRun(
  { db, clock, jobs }: Pick<Ports, 'db' | 'clock' | 'jobs'>,
  asked: AskedWork,
): Promise<'started' | 'not-found' | 'bulk-run-stale'> {
  const { action, actorId } = asked
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(bulkRuns).where(isRun(asked)).for('update')
    if (run === undefined) return 'not-found'
    if (!isAskable(run, action)) return 'bulk-run-stale'
    const now = clock.now()
    const change =
      action === 'apply'
        ? { state: 'applying' as const, appliedAt: now, appliedBy: actorId }
        : { state: 'undoing' as const, undoneAt: now, undoneBy: actorId }
    await tx
      .update(bulkRuns)
      .set({ ...change, progress: 0 })
      .where(isRun(asked))
    await jobs.enqueue(tx, workOnBulkRun, { run_id: String(run.id) })
    return 'started'
  })
}
