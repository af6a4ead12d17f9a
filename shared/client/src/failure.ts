import type { CallError } from '@tessera/contracts/errors/call-error'

/** A failed call as an exception, because TanStack Query only handles exceptions. */
export class CallFailure extends Error {
  readonly callError: CallError

  constructor(callError: CallError) {
    super(callError.message)
    this.name = 'CallFailure'
    this.callError = callError
  }
}

const hasCallError = (value: object): value is { readonly callError: CallError } =>
  'callError' in value

/** Returns the failed call of an exception. Checks the shape, because each module has its own copy of the class. */
export function callErrorOf(thrown: unknown): CallError | undefined {
  return typeof thrown === 'object' && thrown !== null && hasCallError(thrown)
    ? thrown.callError
    : undefined
}
