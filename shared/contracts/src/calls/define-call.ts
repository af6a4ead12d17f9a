import type { z } from '@tessera/contracts/schema'
import type { ErrorCode } from '../errors/codes.ts'

/** Who may make a call: anyone at all, someone logged in, or a business account. */
export type Who = 'anyone' | 'member' | 'business'

/** The budgets that calls are taken from; their numbers are in budgets.ts. */
export type BudgetName = 'read' | 'search' | 'write' | 'create' | 'beacon' | 'message' | 'report'

/** A call of the service, declared once for both sides. */
export interface Call<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Output extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: string
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** May hold `:name` parts, taken from the input's field of that name. */
  readonly path: `/${string}/`
  readonly input: Input
  readonly output: Output
  readonly errors: readonly ErrorCode[]
  readonly who: Who
  /** 'json' unless the body is a file, in which case the input travels in the query. */
  readonly body?: 'file'
  /** How long a JSON body may be, where the usual limit is too small. */
  readonly maxBytes?: number
  /** Which budget limits how often it is made; by default 'read' for GET and 'write' for the rest. */
  readonly budget?: BudgetName
}

export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

/**
 * Declares a call. Errors that any call can have ('bad-input', 'log-in-needed', 'unexpected' and the
 * like) are not listed again.
 *
 *     export const getPin = defineCall({ name: 'PinResource.get', method: 'GET', ... })
 */
export function defineCall<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call
}

/** Errors that every call can answer with. */
export const commonErrors = [
  'bad-input',
  'log-in-needed',
  'wrong-origin',
  'too-fast',
  'method-unknown',
  'too-large',
  'too-busy',
  'storage-full',
  'unexpected',
] as const satisfies readonly ErrorCode[]
