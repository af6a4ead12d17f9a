import { z } from '@tessera/contracts/schema'
import type { Db, Tx } from '../database/port.ts'
import type { Job, Payload } from './define-job.ts'

/** A running job. */
export interface RunningJob<Given> {
  readonly id: string
  readonly payload: Given
  /** 1 for the first attempt. */
  readonly attempt: number
  /**
   * Aborted when the service stops, or when another instance took the job over. A job that may take
   * more than a second checks it between its steps and throws (`signal.throwIfAborted()`): then it
   * runs again later. Returning without throwing completes the job.
   */
  readonly signal: AbortSignal
}

/** The handler of one kind of job. */
export interface JobHandler {
  readonly job: Job
  run(running: RunningJob<unknown>): Promise<void>
}

/**
 * Registers the handler of a job. It runs at least once, not exactly once: an instance may die
 * after the work and before it's marked as done, so a second run must change nothing more.
 */
export const jobHandler = <P extends Payload>(
  job: Job<P>,
  work: (running: RunningJob<z.output<P>>) => Promise<void>,
): JobHandler => ({
  job,
  run: async (running) => work({ ...running, payload: z.parse(job.payload, running.payload) }),
})

/** The time to run a job, if not at once. */
export interface EnqueueOptions {
  readonly delaySeconds?: number
}

/** Background work, stored in the database beside the rows it's about. */
export interface Jobs {
  /**
   * Asks for a job and gives its id. Within a transaction it exists exactly when that commits; nothing
   * of it is seen before. The jobs must have been started, which makes their tables.
   *
   *     await db.transaction(async (tx) => {
   *       await addMedia(tx, picture)
   *       await ports.jobs.enqueue(tx, drawRenditions, { media_id: picture.id })
   *     })
   */
  enqueue<P extends Payload>(
    db: Db | Tx,
    job: Job<P>,
    payload: z.input<P>,
    options?: EnqueueOptions,
  ): Promise<string>
  /** Creates missing tables, and starts to work. */
  start(handlers: readonly JobHandler[]): Promise<void>
  /** Takes no more jobs, waits a while for running ones, and puts back those that don't end. */
  stop(): Promise<void>
}
