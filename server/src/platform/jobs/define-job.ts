import { z } from '@tessera/contracts/schema'

/** The payload of a job: an object, stored as JSON. */
export type Payload = z.core.$ZodType<object>

/** A kind of background work. */
export interface Job<P extends Payload = Payload> {
  /** Lower case and hyphens; names the queue in the database, so it must not change. */
  readonly name: string
  readonly payload: P
  /** Max attempts. */
  readonly attempts: number
  /** The wait before the second attempt; it doubles after each one. */
  readonly backoffSeconds: number
  /** Jobs of this kind that one instance runs at a time. */
  readonly atOnce: number
  /** Time after which a silent instance loses a job; independent of the work's duration. */
  readonly leaseSeconds: number
  /** For a scheduled job: its interval, once for all instances. */
  readonly everySeconds: number | null
}

type Chosen = 'attempts' | 'backoffSeconds' | 'atOnce' | 'leaseSeconds'

const usual = {
  attempts: 5,
  backoffSeconds: 5,
  atOnce: 2,
  leaseSeconds: 60,
  everySeconds: null,
} as const

/**
 * Declares a job.
 *
 *     export const drawRenditions = defineJob({
 *       name: 'draw-renditions',
 *       payload: z.strictObject({ media_id: MediaId }),
 *     })
 */
export const defineJob = <P extends Payload>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<Pick<Job<P>, Chosen>>,
): Job<P> => ({ ...usual, ...job })

const Nothing = z.strictObject({})

/**
 * Declares a scheduled job: one instance runs it at every full interval.
 *
 *     export const sweepIdentityJob = defineSweep({ name: 'sweep-identity', everySeconds: 3_600 })
 */
export const defineSweep = (
  job: { readonly name: string; readonly everySeconds: number } & Partial<Pick<Job, Chosen>>,
): Job<typeof Nothing> => ({ ...usual, payload: Nothing, ...job })
