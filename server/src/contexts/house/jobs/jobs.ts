import type { HouseJob, HouseQueue } from '@tessera/contracts/calls/house-jobs'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { JobPlace, JobsPage, ListedJob } from '../../../platform/jobs/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

/** Counts the jobs of each kind: the kinds with failures first, then the longest queues. */
export async function queuesOf({ jobs }: Pick<Ports, 'jobs'>): Promise<HouseQueue[]> {
  const depths = await jobs.depths()
  return depths
    .map(({ overdueSeconds, ...depth }) => ({
      ...depth,
      overdue_seconds: Math.round(overdueSeconds),
    }))
    .toSorted(
      (one, other) =>
        other.failed - one.failed ||
        other.waiting - one.waiting ||
        one.job.localeCompare(other.job, 'en'),
    )
}

const jobOf = ({ id, name, state, since, attempts, nextAt, reason }: ListedJob): HouseJob => ({
  id,
  job: name,
  state,
  since: since.toISOString(),
  attempts,
  next_at: nextAt?.toISOString() ?? null,
  error: reason,
})

/** Lists jobs, newest first, with their places. */
export async function jobsIn(
  { jobs }: Pick<Ports, 'jobs'>,
  page: JobsPage,
): Promise<readonly { readonly place: JobPlace; readonly job: HouseJob }[]> {
  return (await jobs.listed(page)).map((row) => ({ place: row.place, job: jobOf(row) }))
}

interface WantedChange {
  readonly ids: readonly string[]
  readonly does: 'retry' | 'drop'
  readonly reason: string
}

/** Runs jobs again or deletes them, and logs which. */
export async function changeJobs(
  ports: Ports,
  actor: Actor,
  { ids, does, reason }: WantedChange,
): Promise<Answer<{ changed: string[] }>> {
  const { jobs } = ports
  const changed = does === 'retry' ? await jobs.retryAny(ids) : await jobs.dropAny(ids)
  if (changed.length === 0) return refused('not-found')
  await ports.db.transaction((tx) =>
    appendToLog(tx, ports, { actor, act: `jobs.change.${does}`, reason, after: { jobs: changed } }),
  )
  ports.log.info('house.jobs', { by: actor.by, actor: actor.id, does, jobs: changed.length })
  return given({ changed: [...changed] })
}
