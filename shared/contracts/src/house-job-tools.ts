import { z } from '@tessera/contracts/schema'
import { HouseJob, HouseQueue, jobActs, jobIds, jobName, jobStates } from './calls/house-jobs.ts'

/** A request of the operator about jobs. */
export const JobsRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('queues') }),
  z.strictObject({
    do: z.literal('list'),
    state: z.enum(jobStates),
    job: z.optional(jobName),
    /** The place to go on from. */
    after: z.optional(z.string().check(z.maxLength(500))),
  }),
  z.strictObject({
    do: z.enum(jobActs),
    ids: jobIds,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
])

export type JobsRequest = z.infer<typeof JobsRequest>

/** The answers to the requests. */
export const ToldQueues = z.object({ queues: z.array(HouseQueue) })
export const ToldJobs = z.object({ jobs: z.array(HouseJob), next: z.nullable(z.string()) })
export const ChangedJobs = z.object({ changed: z.array(z.string()) })
