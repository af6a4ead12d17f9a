import type { Log } from '../log/port.ts'
import type { Metrics } from '../metrics/port.ts'
import type { Traces } from '../traces/port.ts'
import type { Intervals } from './intervals.ts'
import type { JobHandler } from './port.ts'
import type { LostJob, Queue } from './queue.ts'
import { type JobUnderWay, runJob } from './run-job.ts'

/** The state and tools of a runner. */
export interface Work {
  readonly queue: Queue
  readonly handlers: readonly JobHandler[]
  readonly log: Log
  readonly metrics: Metrics
  readonly traces: Traces
  readonly underWay: Set<JobUnderWay>
  readonly intervals: Intervals
  /** The time of the last search for jobs of silent instances. */
  lookedForLost: number
  isStopping: boolean
  /** True when the database responded at the last look. */
  sees: boolean
  /** Wakes the runner: there may be work. */
  wake(): void
}

/** Max time that an idle instance waits; new jobs wake it, and delayed jobs are known. */
const restMilliseconds = 30_000
/** A job is due a moment after its time. */
const pastDueMilliseconds = 5

const roomFor = (work: Work, { job }: JobHandler): number =>
  job.atOnce - [...work.underWay].filter(({ taken }) => taken.job.name === job.name).length

/** Starts due jobs, and returns the milliseconds until there is more to do. */
export async function takeTurn(work: Work, now: number): Promise<number> {
  const { queue, handlers, log, intervals } = work
  const begun = intervals.begun(now)
  for (const { job } of handlers) if (begun.includes(job.name)) await queue.addForInterval(job)
  if (now - work.lookedForLost >= restMilliseconds) {
    work.lookedForLost = now
    tellLost(await queue.recover(false), log)
  }
  const open = handlers.filter((handler) => roomFor(work, handler) > 0)
  const due = await queue.due(open.map(({ job }) => job))
  let next = Math.min(restMilliseconds, intervals.next(now))
  for (const handler of open) {
    const wait = due.get(handler.job.name)
    if (wait === undefined || work.isStopping) continue
    if (wait < 0) await begin(work, handler)
    else next = Math.min(next, wait + pastDueMilliseconds)
  }
  return next
}

async function begin(work: Work, handler: JobHandler): Promise<void> {
  for (const taken of await work.queue.take(handler.job, roomFor(work, handler))) {
    const { queue, log, metrics, traces } = work
    const job = runJob(taken, { handler, queue, log, metrics, traces })
    work.underWay.add(job)
    void job.ended.then(() => {
      work.underWay.delete(job)
      work.wake()
    })
    if (work.isStopping) job.stop()
  }
}

/** Logs the jobs of silent instances that are retried or given up. */
export function tellLost(lost: readonly LostJob[], log: Log): void {
  for (const { name, id, attempt, isOver } of lost) {
    const entry = { job: name, id, attempt, cause: 'Its instance has gone.' }
    if (isOver) log.error('job.failed', entry)
    else log.warn('job.to-be-retried', entry)
  }
}
