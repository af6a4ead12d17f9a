import { z } from '@tessera/contracts/schema'
import type { Db, OpenDatabase } from '../database/port.ts'
import type { Live } from '../live/port.ts'
import { causeText } from '../log/cause-text.ts'
import type { Log } from '../log/port.ts'
import { type Metrics, noMetrics } from '../metrics/port.ts'
import { noTraces, type Traces } from '../traces/port.ts'
import { defineSweep, type Job } from './define-job.ts'
import { pgBossQueue } from './pg-boss-queue.ts'
import { type JobHandler, type Jobs, jobHandler } from './port.ts'
import { type Runner, startRunner } from './runner.ts'
import { tellLost } from './take-turn.ts'
import { watchQueue } from './watch-queue.ts'

const graceMilliseconds = 3_000
const tidyJob = defineSweep({ name: 'tidy-jobs', everySeconds: 3_600 })

/** Creates the tables and queues of jobs, which a start otherwise creates. */
export const prepareJobs = (db: Db, jobs: readonly Pick<Job, 'name'>[]): Promise<void> =>
  pgBossQueue(db, () => {}).prepare([...jobs, tidyJob])

/** Runs jobs in the service's own database. */
export function openJobs(
  database: OpenDatabase,
  given: {
    readonly live: Live
    readonly log: Log
    readonly metrics?: Metrics
    readonly traces?: Traces
    readonly graceMilliseconds?: number
    /** False leaves out the intervals that have begun before the start. */
    readonly sweepsAtStart?: boolean
  },
): Jobs {
  const { live, log, metrics = noMetrics, traces = noTraces } = given
  const queue = pgBossQueue(database.db, (cause) =>
    log.warn('jobs.queue-fault', { cause: causeText(cause) }),
  )
  let runner: Runner | undefined
  let unsubscribe = () => {}
  let known: ReadonlyMap<string, Job> = new Map()
  const retry: Jobs['retry'] = async (job, ids) => {
    const retried = await queue.keeping.retry(job, ids)
    if (retried.length > 0) live.publish('jobs', { kind: 'waiting', id: job.name })
    return retried
  }
  return {
    ...queue.keeping,
    depths: () => queue.depths(),
    retry,
    async retryAny(ids) {
      const names = await queue.keeping.namesOf(ids)
      const retried: string[] = []
      for (const name of new Set(names.values())) {
        const job = known.get(name)
        if (job !== undefined)
          retried.push(
            ...(await retry(
              job,
              ids.filter((id) => names.get(id) === name),
            )),
          )
      }
      return retried
    },
    async enqueue(db, job, payload, { delaySeconds = 0 } = {}) {
      const data = z.parse(job.payload, payload)
      const id = await queue.add(db, job, data, { delaySeconds, cause: traces.parent() })
      live.publish('jobs', { kind: 'waiting', id: job.name })
      return id
    },
    async start(handlers) {
      const all: readonly JobHandler[] = [...handlers, jobHandler(tidyJob, () => queue.tidy())]
      known = new Map(all.map(({ job }) => [job.name, job]))
      await queue.prepare(all.map(({ job }) => job))
      // With a single process on the database, jobs that ran when it died belong to nobody.
      const isAlone = database.newClient === undefined
      tellLost(await queue.recover(isAlone), log)
      const begun = startRunner({
        queue,
        log,
        metrics,
        traces,
        handlers: all,
        graceMilliseconds: given.graceMilliseconds ?? graceMilliseconds,
        sweepsAtStart: given.sweepsAtStart ?? true,
      })
      runner = begun
      watchQueue(queue, metrics)
      unsubscribe = live.subscribe('jobs', () => begun.wake())
    },
    async stop() {
      unsubscribe()
      await runner?.stop()
      runner = undefined
    },
  }
}
