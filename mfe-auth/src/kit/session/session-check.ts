import type { Client } from '@tessera/client'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { words } from '../../words.ts'

/**
 * Returns an error when the browser did not keep the session. Session cookies are Secure, and
 * Safari drops those on plain http even on localhost: the next call would be logged out without a
 * message.
 */
export async function sessionError(client: Client, brand: string): Promise<CallError | undefined> {
  const asked = await client.call(getViewer, {})
  if (!asked.ok || asked.data !== null) return undefined
  const message = words.sessionNotKept({ brand })
  return { code: 'session-not-kept', message, httpStatus: 0, apiErrorCode: 0 }
}

/** Over plain http, turns a log-in into a refusal when its session was not kept. */
export async function sessionChecked<Answer extends { readonly type: string }>(
  answer: Answer,
  { client, brand }: ShellContext,
) {
  if (answer.type !== 'entered' || location.protocol !== 'http:') return answer
  const error = await sessionError(client, brand)
  return error === undefined ? answer : ({ type: 'refused', error } as const)
}
