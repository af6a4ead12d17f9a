import { pause } from '../clock/pause.ts'
import { causeText } from '../log/cause-text.ts'
import type { Log } from '../log/port.ts'
import type { Metrics } from '../metrics/port.ts'
import type { Traces } from '../traces/port.ts'
import { intervals } from './intervals.ts'
import type { JobHandler } from './port.ts'
import type { Queue } from './queue.ts'
import { takeTurn, type Work } from './take-turn.ts'

/** Takes jobs and runs them until it's stopped. */
export interface Runner {
  /** Wakes the runner: there may be work. */
  wake(): void
  stop(): Promise<void>
}

/** The wait before the next look when the database doesn't respond. */
const retryMilliseconds = 1_000

/** Starts to take and run jobs. */
export function startRunner(given: {
  readonly queue: Queue
  readonly handlers: readonly JobHandler[]
  readonly log: Log
  readonly metrics: Metrics
  readonly traces: Traces
  /** Max time that a stop waits for running jobs. */
  readonly graceMilliseconds: number
  /** False leaves out the intervals that have begun before the start. */
  readonly sweepsAtStart: boolean
}): Runner {
  const rest = pause()
  const sweeps = given.handlers.flatMap(({ job: { name, everySeconds } }) =>
    everySeconds === null ? [] : [[name, everySeconds] as const],
  )
  const work: Work = {
    ...given,
    intervals: intervals(new Map(sweeps)),
    underWay: new Set(),
    lookedForLost: Date.now(),
    isStopping: false,
    sees: true,
    wake: rest.end,
  }
  if (!given.sweepsAtStart) work.intervals.begun(Date.now())
  const run = async () => {
    while (!work.isStopping) await rest.wait(await turnOrRetry(work))
  }
  const ran = run()
  return {
    wake: rest.end,
    stop: () => stop(work, ran, given.graceMilliseconds),
  }
}

async function turnOrRetry(work: Work): Promise<number> {
  try {
    const wait = await takeTurn(work, Date.now())
    work.sees = true
    return wait
  } catch (cause) {
    if (work.sees && !work.isStopping) work.log.warn('jobs.not-seen', { cause: causeText(cause) })
    work.sees = false
    return retryMilliseconds
  }
}

async function stop(work: Work, ran: Promise<void>, graceMilliseconds: number): Promise<void> {
  work.isStopping = true
  work.wake()
  for (const job of work.underWay) job.stop()
  const ended = ran.then(() => Promise.all([...work.underWay].map((job) => job.ended)))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, graceMilliseconds)
  })
  await Promise.race([ended, late])
  clearTimeout(timer)
  // Jobs that could not be put back return when their lease expires.
  await Promise.all([...work.underWay].map((job) => job.giveBack().catch(() => undefined)))
}
