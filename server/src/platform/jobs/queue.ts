import type { Db, Tx } from '../database/port.ts'
import type { Job } from './define-job.ts'
import type { Jobs, QueueDepth } from './port.ts'

/** A job that this instance took from its queue. */
export interface TakenJob {
  readonly id: string
  readonly job: Job
  readonly payload: unknown
  /** The `traceparent` of the work that queued it. */
  readonly cause: string | undefined
  /** 1 for the first attempt. */
  readonly attempt: number
}

/** A job whose instance went silent. */
export interface LostJob {
  readonly id: string
  readonly name: string
  readonly attempt: number
  /** True when it has used all its attempts. */
  readonly isOver: boolean
}

/** The operator's view of jobs. */
export interface Keeping
  extends Pick<Jobs, 'kept' | 'keptOne' | 'retry' | 'drop' | 'listed' | 'dropAny'> {
  /** Returns the kinds of jobs, by their ids. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** The jobs' tables as the runner uses them. */
export interface Queue {
  /** Creates missing tables and queues; instances that start together take turns. */
  prepare(jobs: readonly Pick<Job, 'name'>[]): Promise<void>
  add(
    db: Db | Tx,
    job: Job,
    payload: object,
    options: { readonly delaySeconds: number; readonly cause: string | undefined },
  ): Promise<string>
  /** Adds a scheduled job unless this interval had it. */
  addForInterval(job: Job): Promise<void>
  /** Returns the milliseconds until the next job of each queue that has one. */
  due(jobs: readonly Job[]): Promise<ReadonlyMap<string, number>>
  /** Returns the depth of each queue that holds a job. */
  depths(): Promise<readonly QueueDepth[]>
  take(job: Job, most: number): Promise<readonly TakenJob[]>
  /** Extends the lease of a job; false when another instance took it. */
  keep(taken: TakenJob): Promise<boolean>
  finish(taken: TakenJob): Promise<void>
  /** Puts a failed job back for its next attempt; after the last one, or a final failure, it stays failed. */
  fail(
    taken: TakenJob,
    failure: { readonly reason: string; readonly isFinal: boolean },
  ): Promise<void>
  /** Puts a job back that was interrupted; the attempt doesn't count. */
  giveBack(taken: TakenJob): Promise<void>
  /**
   * Puts back the jobs of instances that went silent; all of them when there is no other instance.
   */
  recover(all: boolean): Promise<readonly LostJob[]>
  /** The operator's view of a kind of jobs; see `Jobs`. */
  readonly keeping: Keeping
  /** Deletes finished jobs. */
  tidy(): Promise<void>
}
