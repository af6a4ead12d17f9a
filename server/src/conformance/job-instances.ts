import { afterAll, afterEach, beforeAll } from 'vitest'
import type { OpenDatabase } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import type { JobHandler, Jobs } from '../platform/jobs/port.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import type { Log } from '../platform/log/port.ts'
import type { SharedDatabase } from './shared-databases.ts'

/** The part of a service instance that runs jobs. */
export interface JobInstance {
  readonly database: OpenDatabase
  readonly jobs: Jobs
  /** Stops in order. */
  end(): Promise<void>
  /** Crashes: nothing that it would still send arrives. */
  die(): Promise<void>
}

/** Starts instances over one database, and ends them after each test. */
export function jobInstances(open: () => Promise<SharedDatabase>) {
  let shared: SharedDatabase | undefined
  const instances: JobInstance[] = []
  const database = () => {
    if (shared === undefined) throw new Error('The database is not open yet.')
    return shared
  }
  beforeAll(async () => {
    shared = await open()
  }, 90_000)
  afterAll(() => shared?.stop())
  afterEach(async () => {
    for (const { end } of instances.splice(0)) await end()
    await database().database.db.execute(sql`truncate pgboss.job, pgboss.archive`)
  })
  return {
    async start(
      handlers: readonly JobHandler[],
      options: { readonly log?: Log; readonly graceMilliseconds?: number } = {},
    ): Promise<JobInstance> {
      const { log = quietLog, graceMilliseconds = 100 } = options
      const { database: own, live } = await database().connect()
      const jobs = openJobs(own, { live, log, graceMilliseconds })
      await jobs.start(handlers)
      const die = () => database().disconnect(own)
      const end = () => jobs.stop().then(die)
      const instance = { database: own, jobs, end, die }
      instances.push(instance)
      return instance
    },
    /** Returns the states of the jobs of a kind in the database. */
    async statesOf(name: string): Promise<readonly string[]> {
      const { rows } = await database().database.db.execute<{ state: string }>(
        sql`select state from pgboss.job where name = ${name}`,
      )
      return rows.map(({ state }) => state)
    },
  }
}
