import { z } from '@tessera/contracts/schema'
import type { Db, Tx } from '../database/port.ts'
import type { Job, Payload } from './define-job.ts'

/** A job that is being done. */
export interface RunningJob<Given> {
  readonly id: string
  readonly payload: Given
  /** 1 for the first try. */
  readonly attempt: number
  /**
   * Aborted when the service stops, or when another instance has taken the job over. A job that may
   * take more than a second looks at it between its steps and throws (`signal.throwIfAborted()`):
   * then it is done again later. To come back without throwing is to have finished.
   */
  readonly signal: AbortSignal
}

/** What does the jobs of one kind. */
export interface JobHandler {
  readonly job: Job
  run(running: RunningJob<unknown>): Promise<void>
}

/**
 * Says what does a job. It is done at least once, not exactly once: an instance may die after the work
 * and before it is noted as done, so doing it again must change nothing more.
 */
export const jobHandler = <P extends Payload>(
  job: Job<P>,
  work: (running: RunningJob<z.output<P>>) => Promise<void>,
): JobHandler => ({
  job,
  run: async (running) => work({ ...running, payload: z.parse(job.payload, running.payload) }),
})

/** When a job is to be done, if not at once. */
export interface EnqueueOptions {
  readonly delaySeconds?: number
}

/** Work in the background, kept in the database beside the rows that it is about. */
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
  /** Makes the tables where they are missing, and begins to work. */
  start(handlers: readonly JobHandler[]): Promise<void>
  /** Takes no more jobs, lets those that run end for a while, and gives back those that do not. */
  stop(): Promise<void>
}
