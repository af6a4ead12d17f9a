import { z } from '@tessera/contracts/schema'

/** What a job is told; an object, kept as JSON. */
export type Payload = z.core.$ZodType<object>

/** A kind of work that is done in the background. */
export interface Job<P extends Payload = Payload> {
  /** Lower case and hyphens; it names the queue in the database, so it does not change. */
  readonly name: string
  readonly payload: P
  /** How often it is tried in all. */
  readonly attempts: number
  /** The wait before the second try; each wait after that is twice as long. */
  readonly backoffSeconds: number
  /** How many of this kind one instance does side by side. */
  readonly atOnce: number
  /** For how long an instance that has gone silent keeps a job to itself; it need not fit the work. */
  readonly leaseSeconds: number
  /** Of a job that comes by itself: how often it does, once for all instances. */
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
 * Declares a job that comes by itself: at every full interval one instance does it, whichever that is.
 *
 *     export const sweepIdentityJob = defineSweep({ name: 'sweep-identity', everySeconds: 3_600 })
 */
export const defineSweep = (
  job: { readonly name: string; readonly everySeconds: number } & Partial<Pick<Job, Chosen>>,
): Job<typeof Nothing> => ({ ...usual, payload: Nothing, ...job })
