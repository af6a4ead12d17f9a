import type { Db, Tx } from '../database/port.ts'
import type { Job } from './define-job.ts'

/** A job that this instance has taken from its queue. */
export interface TakenJob {
  readonly id: string
  readonly job: Job
  readonly payload: unknown
  /** 1 for the first try. */
  readonly attempt: number
}

/** A job whose instance has gone silent. */
export interface LostJob {
  readonly id: string
  readonly name: string
  readonly attempt: number
  /** Whether it has had all its tries. */
  readonly isOver: boolean
}

/** The jobs' tables, as the runner uses them. */
export interface Queue {
  /** Makes the tables and the queues that are missing; instances that start together take turns. */
  prepare(jobs: readonly Job[]): Promise<void>
  add(db: Db | Tx, job: Job, payload: object, delaySeconds: number): Promise<string>
  /** Adds a job that comes by itself, unless this interval has had it. */
  addForInterval(job: Job): Promise<void>
  /** In how many milliseconds the next job of each queue is due; what waits nowhere is left out. */
  due(jobs: readonly Job[]): Promise<ReadonlyMap<string, number>>
  take(job: Job, most: number): Promise<readonly TakenJob[]>
  /** Says that a job is still being worked on; false when it has been taken away. */
  keep(taken: TakenJob): Promise<boolean>
  finish(taken: TakenJob): Promise<void>
  /** Puts a job back for its next try, or away where it has had them all. */
  fail(taken: TakenJob, reason: string): Promise<void>
  /** Puts a job back that was not tried to the end; the try does not count. */
  giveBack(taken: TakenJob): Promise<void>
  /** Puts back the jobs of instances that have gone silent; `all` where there can be no other instance. */
  recover(all: boolean): Promise<readonly LostJob[]>
  /** Takes out what is long over. */
  tidy(): Promise<void>
}
