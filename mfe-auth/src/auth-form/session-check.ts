import type { Client } from '@tessera/client'
import { getViewer } from '@tessera/contracts/calls/session'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { words } from '../words.ts'

/**
 * Asks the service who is here after a log-in. Session cookies are Secure, and Safari drops those on
 * plain http even on localhost: the log-in would be over with the next call, without a word.
 */
export async function sessionError(client: Client, brand: string): Promise<CallError | undefined> {
  const asked = await client.call(getViewer, {})
  if (!asked.ok || asked.data !== null) return undefined
  const message = words.sessionNotKept({ brand })
  return { code: 'session-not-kept', message, httpStatus: 0, apiErrorCode: 0 }
}
