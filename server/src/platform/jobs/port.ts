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

/** Thrown by a job that no later attempt can do: it fails at once and stays for the operator to see. */
export class FinalFailure extends Error {}

/** A job as the operator sees it. */
export interface KeptJob {
  readonly id: string
  readonly payload: unknown
  readonly state: 'waiting' | 'running' | 'failed'
  /** Attempts that have ended or run. */
  readonly attempts: number
  readonly since: Date
  /** The time of the next attempt; null unless it waits. */
  readonly nextAt: Date | null
  /** The reason of the last failure; null before the first one. */
  readonly reason: string | null
}

/** A job of any kind, with its place in a list that has the newest first. */
export interface ListedJob extends KeptJob {
  readonly name: string
  readonly place: JobPlace
}

/** The place of a job in a list: when it was asked for, and its id. */
export type JobPlace = readonly [since: string, id: string]

/** A part of a list of jobs. */
export interface JobsPage {
  /** Lists jobs of this kind alone. */
  readonly name?: string | undefined
  readonly states: readonly KeptJob['state'][]
  readonly after: JobPlace | undefined
  readonly most: number
}

/** The number of jobs of a kind. */
export interface QueueDepth {
  readonly job: string
  readonly waiting: number
  readonly running: number
  /** Jobs that have used all their attempts. */
  readonly failed: number
  /** The seconds since the oldest waiting one was due; 0 when none is. */
  readonly overdueSeconds: number
}

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
  /** Returns jobs of a kind that wait, run or have failed for good, oldest first, and their number. */
  kept(
    job: Job,
    most: number,
  ): Promise<{ readonly jobs: readonly KeptJob[]; readonly total: number }>
  /** Returns one of them. */
  keptOne(job: Job, id: string): Promise<KeptJob | undefined>
  /** Runs jobs that wait or have failed now, with all their attempts; returns the ids of those. */
  retry(job: Job, ids: readonly string[] | 'all'): Promise<readonly string[]>
  /** Deletes jobs that don't run; returns the ids of those. */
  drop(job: Job, ids: readonly string[]): Promise<readonly string[]>
  /** Returns how many jobs of each kind wait, run or have failed for good. */
  depths(): Promise<readonly QueueDepth[]>
  /** Lists jobs of all kinds, newest first. */
  listed(page: JobsPage): Promise<readonly ListedJob[]>
  /** Retries jobs of any kind that this version has, as `retry` does; returns the ids of those. */
  retryAny(ids: readonly string[]): Promise<readonly string[]>
  /** Deletes jobs of any kind that don't run; returns the ids of those. */
  dropAny(ids: readonly string[]): Promise<readonly string[]>
  /** Creates missing tables, and starts to work. */
  start(handlers: readonly JobHandler[]): Promise<void>
  /** Takes no more jobs, waits a while for running ones, and puts back those that don't end. */
  stop(): Promise<void>
}
