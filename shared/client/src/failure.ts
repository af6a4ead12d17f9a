import type { CallError } from '@tessera/contracts/errors/call-error'

/** A failed call as an exception, for TanStack Query, which knows no other kind of failure. */
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

/** The failed call behind an exception. Goes by shape, because classes come in copies across modules. */
export function callErrorOf(thrown: unknown): CallError | undefined {
  return typeof thrown === 'object' && thrown !== null && hasCallError(thrown)
    ? thrown.callError
    : undefined
}
