import type { ErrorCode } from './codes.ts'

/** The message when nothing better is known. */
export const unexpectedMessage = 'Sorry! Something went wrong on our end.'

/** The failures of a call before the service has answered. */
export type TransportCode = 'offline' | 'timeout' | 'aborted' | 'unreadable-answer'

/** The service opened a session, and the browser did not store its cookie. */
export type BrowserCode = 'session-not-kept'

/**
 * A failed call as plain data: it crosses module borders, where each copy of a class is different.
 */
export interface CallError {
  readonly code: ErrorCode | TransportCode | BrowserCode
  readonly message: string
  readonly messageDetail?: string
  readonly httpStatus: number
  readonly apiErrorCode: number
  /** Faults by field for 'bad-input', and other data of the error. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** The outcome of a call. */
export type CallResult<Data> =
  | { readonly ok: true; readonly data: Data; readonly bookmark: string | null }
  | { readonly ok: false; readonly error: CallError }
