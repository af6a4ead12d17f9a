import { defineSweep } from '../../../platform/jobs/define-job.ts'
import type { Backfill } from '../define-backfill.ts'
import { handleJob } from '../handle-job.ts'
import { runBackfill } from './run-backfill.ts'

/** Runs all backfills, one after the other. Once they are done it has nothing to do. */
export const handleBackfills = (all: readonly Backfill[]) =>
  handleJob(
    defineSweep({ name: 'run-backfills', everySeconds: 60, atOnce: 1 }),
    async (ports, { signal }) => {
      for (const backfill of all) await runBackfill(ports, backfill, signal)
    },
  )
