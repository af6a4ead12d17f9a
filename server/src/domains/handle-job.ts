import type { z } from '@tessera/contracts/schema'
import type { Job, Payload } from '../platform/jobs/define-job.ts'
import { type JobHandler, jobHandler, type RunningJob } from '../platform/jobs/port.ts'
import type { Ports } from '../ports.ts'

/** A job together with what does it, given the world to do it in. */
export type HandledJob = (ports: Ports) => JobHandler

/**
 * Says what does a job; it may be done more than once, and must come to the same.
 *
 *     const handleRenditions = handleJob(drawRenditions, async (ports, { payload, signal }) => { ... })
 */
export const handleJob =
  <P extends Payload>(
    job: Job<P>,
    work: (ports: Ports, running: RunningJob<z.output<P>>) => Promise<void>,
  ): HandledJob =>
  (ports) =>
    jobHandler(job, (running) => work(ports, running))
