import type { z } from '@tessera/contracts/schema'
import type { Job, Payload } from '../../platform/jobs/define-job.ts'
import { type JobHandler, jobHandler, type RunningJob } from '../../platform/jobs/port.ts'
import type { Ports } from '../../ports.ts'

/** A job and its handler, given the ports. */
export interface HandledJob {
  readonly job: Job
  (ports: Ports): JobHandler
}

/**
 * Creates the handler of a job. It may run more than once for the same job, so it must be
 * idempotent.
 *
 *     const handleRenditions = handleJob(drawRenditions, async (ports, { payload, signal }) => { ... })
 */
export const handleJob = <P extends Payload>(
  job: Job<P>,
  work: (ports: Ports, running: RunningJob<z.output<P>>) => Promise<void>,
): HandledJob =>
  Object.assign((ports: Ports) => jobHandler(job, (running) => work(ports, running)), { job })
