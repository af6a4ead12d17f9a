import type { z } from '@tessera/contracts/schema'
import type { ApiScope } from '../ads/conversion-event.ts'
import type { ErrorCode } from '../errors/codes.ts'
import type { HouseAct } from '../house-acts.ts'

/**
 * The callers that a call allows: anyone, a logged-in member, a business account, or a program with an
 * access token that has the call's scope. `advertiser` stands for members who may act for the ad account
 * that the input names, and for programs with a token of that account. `house` stands for people who look after
 * the product and have a role that may do the call's act.
 */
export type Who = 'anyone' | 'member' | 'business' | 'token' | 'advertiser' | 'house'

/** The rate limits of calls. Their numbers are in budgets.ts. */
export type BudgetName =
  | 'read'
  | 'search'
  | 'backend'
  | 'write'
  | 'create'
  | 'beacon'
  | 'ad-events'
  | 'conversion-events'
  | 'tag-events'
  | 'message'
  | 'report'

/** The people whose reads may be late. */
export type ReadsLate = 'late' | 'late-for-visitors'

/** A call of the service, declared once for both sides. */
export interface Call<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
  Name extends string = string,
> {
  readonly name: Name
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** May have `:name` parts, which are filled from the input's fields. */
  readonly path: `/${string}/`
  readonly input: Input
  readonly output: Output
  readonly errors: readonly ErrorCode[]
  readonly who: Who
  /** For `token` and `advertiser`: what an access token has to allow. */
  readonly scope?: ApiScope
  /** For `house`: the act, which says what roles may make the call. */
  readonly act?: HouseAct
  /** Set when the call says something to others, so that a limited member can't make it. */
  readonly isPublishing?: true
  /** Set when the body is a file. The input is then sent in the query; otherwise the body is JSON. */
  readonly body?: 'file'
  /** The size limit of the JSON body, where the default is too small. */
  readonly maxBytes?: number
  /** The call's rate limit. Defaults to 'read' for GET and 'write' for the other methods. */
  readonly budget?: BudgetName
  /**
   * Set for a GET call whose reads may be late: they go to a replica of the database, if there is one that has
   * what the sender wrote last. `late-for-visitors` leaves the reads of members at the primary database. Such a
   * call writes nothing, and may run twice.
   */
  readonly reads?: ReadsLate
  /** Set for a GET call that also counts something: the service never tries it again by itself. */
  readonly isRepeatable?: false
}

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/**
 * Declares a call. `errors` leaves out those that any call can have (`commonErrors`).
 *
 *     export const getPin = defineCall({ name: 'PinResource.get', method: 'GET', ... })
 */
export function defineCall<
  Input extends z.core.$ZodType,
  Output extends z.core.$ZodType,
  const Name extends string,
>(call: Call<Input, Output, Name>): Call<Input, Output, Name> {
  return call
}

/** The errors that any call can return. */
export const commonErrors = [
  'bad-input',
  'log-in-needed',
  'suspended',
  'account-limited',
  'session-changed',
  'wrong-origin',
  'too-fast',
  'method-unknown',
  'too-large',
  'too-busy',
  'unavailable',
  'storage-full',
  'unexpected',
] as const satisfies readonly ErrorCode[]
