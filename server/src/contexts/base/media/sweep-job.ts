import { timings } from '@tessera/contracts/timings'
import { defineSweep } from '../../../platform/jobs/define-job.ts'
import { handleJob } from '../handle-job.ts'
import { endReservationsBefore } from '../upload-quota/upload-quota.ts'

/** Deletes uploads that weren't finished in time. */
export const handleUploadSweep = handleJob(
  defineSweep({ name: 'sweep-uploads', everySeconds: 3_600 }),
  async ({ db, uploads, clock, log }) => {
    const edge = new Date(clock.now().getTime() - timings.uploadKept)
    const swept = await uploads.sweep(edge)
    await endReservationsBefore(db, edge)
    if (swept > 0) log.info('uploads.swept', { swept })
  },
)
