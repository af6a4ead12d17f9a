import PgBoss from 'pg-boss'
import type { Db } from '../database/port.ts'
import { sql } from '../database/sql.ts'
import type { Job } from './define-job.ts'
import { keptJobs } from './kept-jobs.ts'
import { makeQueues } from './make-queues.ts'
import type { QueueDepth } from './port.ts'
import type { LostJob, Queue, TakenJob } from './queue.ts'
import { sqlThrough } from './raw-sql.ts'

/** Longer than any interval: the row of a scheduled job marks its interval as done. */
const keepFinishedSeconds = 2 * 86_400
const keepFailedSeconds = 14 * 86_400

const sendOptions = ({ attempts, backoffSeconds, leaseSeconds }: Job) => ({
  retryLimit: attempts - 1,
  retryDelay: backoffSeconds,
  retryBackoff: true,
  expireInSeconds: leaseSeconds,
})

type Aged = Pick<PgBoss.JobWithMetadata, 'createdOn'>

const byAge = (one: Aged, other: Aged): number => {
  if (one.createdOn < other.createdOn) return -1
  return one.createdOn > other.createdOn ? 1 : 0
}

/**
 * Uses pg-boss for its queues, without its workers: they poll every two seconds, take a second to
 * stop, and end the process when the database goes away while a job is being completed.
 */
export function pgBossQueue(db: Db, onError: (cause: unknown) => void): Queue {
  const boss = new PgBoss({
    db: sqlThrough(db),
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: keepFinishedSeconds,
    archiveFailedAfterSeconds: keepFailedSeconds,
  })
  boss.on('error', onError)
  return {
    async prepare(jobs) {
      await boss.start()
      await makeQueues(
        db,
        jobs.map(({ name }) => name),
      )
    },
    async add(through, job, data, { delaySeconds, cause }) {
      const options = {
        ...sendOptions(job),
        startAfter: delaySeconds,
        db: sqlThrough(through),
        // Kept with the job, and of no effect in queues of this kind; the payload has a schema of its own.
        ...(cause === undefined ? {} : { singletonKey: cause }),
      }
      const id = await boss.send({ name: job.name, data, options })
      if (id === null)
        throw new Error(`The job ${job.name} has no queue: start the jobs with its handler.`)
      return id
    },
    async addForInterval(job) {
      const slot = job.everySeconds === null ? {} : { singletonSeconds: job.everySeconds }
      await boss.send({ name: job.name, data: {}, options: { ...sendOptions(job), ...slot } })
    },
    due: (jobs) => due(db, jobs),
    depths: () => depths(db),
    async take(job, most) {
      const taken = await boss.fetch<object>(job.name, { batchSize: most, includeMetadata: true })
      // The oldest are taken, but come in any order: of two letters the later one would go out first.
      return taken.toSorted(byAge).map(({ id, data, retryCount, singletonKey }) => ({
        id,
        job,
        payload: data,
        cause: singletonKey ?? undefined,
        attempt: retryCount + 1,
      }))
    },
    keep: (taken) => keep(db, taken),
    async finish({ id, job }) {
      // Only a scheduled job leaves a row behind; nobody reads the rows of others.
      if (job.everySeconds === null) await boss.deleteJob(job.name, id)
      else await boss.complete(job.name, id)
    },
    async fail({ id, job }, { reason, isFinal }) {
      if (isFinal)
        await db.execute(sql`
          update pgboss.job set retry_limit = retry_count
          where name = ${job.name} and id = ${id}::uuid and state = 'active'`)
      // Another server may have written the words; jsonb takes no zero byte.
      await boss.fail(job.name, id, { reason: reason.replaceAll('\0', '') })
    },
    giveBack: (taken) => giveBack(db, taken),
    recover: (all) => recover(db, boss, all),
    keeping: keptJobs(db),
    tidy: () => boss.maintain(),
  }
}

async function due(db: Db, jobs: readonly Job[]): Promise<ReadonlyMap<string, number>> {
  const names = sql.param(jobs.map(({ name }) => name))
  const { rows } = await db.execute<{ name: string; wait: string }>(sql`
    select asked.name, extract(epoch from first.start_after - now()) * 1000 as wait
    from unnest(${names}::text[]) asked(name)
    cross join lateral (
      select start_after from pgboss.job
      where job.name = asked.name and state < 'active' order by start_after limit 1
    ) first`)
  return new Map(rows.map(({ name, wait }) => [name, Number(wait)]))
}

async function depths(db: Db): Promise<readonly QueueDepth[]> {
  const { rows } = await db.execute<{
    job: string
    waiting: string
    running: string
    failed: string
    overdue: string | null
  }>(sql`
    select name as job,
      count(*) filter (where state < 'active') as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      extract(epoch from now() - min(start_after) filter (where state < 'active')) as overdue
    from pgboss.job where state < 'completed' or state = 'failed' group by name`)
  return rows.map(({ job, waiting, running, failed, overdue }) => ({
    job,
    waiting: Number(waiting),
    running: Number(running),
    failed: Number(failed),
    overdueSeconds: Math.max(0, Number(overdue ?? 0)),
  }))
}

async function keep(db: Db, { id, job }: TakenJob): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update pgboss.job set started_on = now()
    where name = ${job.name} and id = ${id}::uuid and state = 'active' returning id`)
  return rows.length > 0
}

async function giveBack(db: Db, { id, job }: TakenJob): Promise<void> {
  await db.execute(sql`
    update pgboss.job set state = 'retry', started_on = null, start_after = now()
    where name = ${job.name} and id = ${id}::uuid and state = 'active'`)
}

function recover(db: Db, boss: PgBoss, all: boolean): Promise<readonly LostJob[]> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      id: string
      name: string
      tried: number
      most: number
    }>(sql`
      select id, name, retry_count as tried, retry_limit as most from pgboss.job
      where state = 'active' and (${all} or started_on + expire_in < now())
      for update skip locked`)
    const through = { db: sqlThrough(tx) }
    for (const { id, name } of rows)
      await boss.fail(name, id, { reason: 'Its instance has gone.' }, through)
    return rows.map(({ id, name, tried, most }) => ({
      id,
      name,
      attempt: tried + 1,
      isOver: tried >= most,
    }))
  })
}
