import type { WireError } from '@tessera/contracts/envelope'
import {
  type CallError,
  type TransportCode,
  unexpectedMessage,
} from '@tessera/contracts/errors/call-error'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { defineMessages, inPageLanguage } from '@tessera/contracts/messages'

const words = defineMessages({
  offline: 'You seem to be offline. Check your connection and try again.',
  timeout: 'That took too long. Try again.',
  aborted: 'Resource call aborted',
})

const messageFor = (code: TransportCode): string =>
  code === 'unreadable-answer' ? inPageLanguage(unexpectedMessage) : words[code]()

/** Returns the error of a request that has no answer, or one that can't be read. */
export const transportError = (code: TransportCode, httpStatus = 0): CallError => ({
  code,
  message: messageFor(code),
  httpStatus,
  apiErrorCode: 0,
})

/** Returns the error of a request by what `fetch` threw. */
export function thrownError(thrown: unknown): CallError {
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'TimeoutError') return transportError('timeout')
  return transportError(name === 'AbortError' ? 'aborted' : 'offline')
}

/**
 * True for a code of the catalogue. The list of codes is no part of the first load, and the page's modules may
 * know newer ones than the shell, so that any code in the right form counts.
 */
const isCode = (code: string): code is ErrorCode => /^[a-z][a-z-]*$/.test(code)

/** Returns the error that the service answered with. */
export const answeredError = (error: WireError, httpStatus: number): CallError => ({
  code: isCode(error.code) ? error.code : 'unexpected',
  message: error.message,
  ...(error.message_detail === undefined ? {} : { messageDetail: error.message_detail }),
  httpStatus,
  apiErrorCode: error.api_error_code,
  ...(error.data === undefined ? {} : { data: error.data }),
})
