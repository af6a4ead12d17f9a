import { z } from '@tessera/contracts/schema'
import { defineCall } from './define-call.ts'
import { reason, roleErrors } from './house-fields.ts'
import { pageOptions } from './lists.ts'

/** The jobs of a kind. */
export const HouseQueue = z.object({
  job: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Jobs that have used all their attempts, of the last 14 days. */
  failed: z.int(),
  /** Seconds since the oldest waiting one was due; 0 when none is. */
  overdue_seconds: z.int(),
})

export type HouseQueue = z.infer<typeof HouseQueue>

/** The states of jobs that can be listed. */
export const jobStates = ['waiting', 'running', 'failed'] as const

/** A job, without its payload, which has data of people. */
export const HouseJob = z.object({
  id: z.string(),
  job: z.string(),
  state: z.enum(jobStates),
  since: z.string(),
  /** Attempts that have ended or run. */
  attempts: z.int(),
  /** The time of the next attempt; null unless it waits. */
  next_at: z.nullable(z.string()),
  /** The error of the last attempt; null before the first one failed. */
  error: z.nullable(z.string()),
})

export type HouseJob = z.infer<typeof HouseJob>

/** The name of a kind of jobs. */
export const jobName = z.string().check(z.regex(/^[a-z][a-z\d-]{0,59}$/))

/** Ids of jobs, such as of emails that wait. */
export const jobIds = z
  .array(z.string().check(z.regex(/^[\w-]{1,64}$/)))
  .check(z.minLength(1), z.maxLength(100))

/** The acts on jobs. */
export const jobActs = ['retry', 'drop'] as const

/** Counts the jobs of each kind. */
export const houseQueues = defineCall({
  name: 'HouseQueuesResource.get',
  summary: 'Counts the jobs that wait, run or have failed, by kind.',
  method: 'GET',
  path: '/resource/HouseQueuesResource/get/',
  input: z.strictObject({}),
  output: z.array(HouseQueue),
  errors: roleErrors,
  who: 'house',
  act: 'jobs.see',
})

/** Lists jobs in a state, newest first. */
export const houseJobs = defineCall({
  name: 'HouseJobsResource.get',
  summary: 'Lists jobs that wait, run or have failed.',
  method: 'GET',
  path: '/resource/HouseJobsResource/get/',
  input: z.strictObject({
    state: z._default(z.enum(jobStates), 'failed'),
    job: z.optional(jobName),
    ...pageOptions,
  }),
  output: z.array(HouseJob),
  errors: roleErrors,
  who: 'house',
  act: 'jobs.see',
})

/** Runs jobs that wait or have failed now, or deletes them. */
export const changeJobs = defineCall({
  name: 'HouseJobsResource.update',
  summary: 'Runs jobs again, or deletes them.',
  method: 'POST',
  path: '/resource/HouseJobsResource/update/',
  input: z.strictObject({ ids: jobIds, do: z.enum(jobActs), reason }),
  output: z.object({ changed: z.array(z.string()) }),
  errors: [...roleErrors, 'not-found'],
  who: 'house',
  act: 'jobs.change',
})
