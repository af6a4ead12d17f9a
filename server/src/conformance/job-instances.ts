import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { OpenDatabase } from '../platform/database/port.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import type { JobHandler, Jobs } from '../platform/jobs/port.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import type { Log } from '../platform/log/port.ts'
import type { SharedDatabase } from './shared-databases.ts'

/** An instance of the service, as far as it does jobs. */
export interface JobInstance {
  readonly database: OpenDatabase
  readonly jobs: Jobs
  /** It stops in good order. */
  end(): Promise<void>
  /** It is gone from one moment to the next: nothing that it would still say arrives. */
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
    /** The states of the jobs of a kind that the database holds. */
    async statesOf(name: string): Promise<readonly string[]> {
      const { rows } = await database().database.db.execute<{ state: string }>(
        sql`select state from pgboss.job where name = ${name}`,
      )
      return rows.map(({ state }) => state)
    },
  }
}
