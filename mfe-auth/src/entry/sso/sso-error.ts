import { type CallError, unexpectedMessage } from '@tessera/contracts/errors/call-error'
import { inPageLanguage } from '@tessera/contracts/messages'

/** A log-in at a company that failed in the browser; its reason is for engineers. */
export interface SsoError {
  readonly message: 'No tokens returned' | 'Window is undefined'
  readonly code: 0
}

/** Returns what the form says of a log-in at a company that failed. */
export const ssoFailure = (error?: SsoError): CallError => ({
  code: 'sso-failed',
  message: inPageLanguage(unexpectedMessage),
  ...(error === undefined ? {} : { messageDetail: error.message }),
  httpStatus: 0,
  apiErrorCode: 0,
})
