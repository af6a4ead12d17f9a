import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { sendAuthEvent } from '@tessera/contracts/calls/telemetry'
import { authEventCodes, loginMethods } from '@tessera/contracts/limits'
import type { Event } from './events.ts'
import type { Busy, State } from './states.ts'

/** What an analytics event says of a sign-up or log-in; nothing about the person. */
export type AuthEvent = Pick<
  InputOf<typeof sendAuthEvent>,
  'event_code' | 'outcome' | 'login_method' | 'api_error_code'
>

const isSending = (state: State): state is Busy =>
  state.kind === 'busy' && (state.doing === 'registering' || state.doing === 'logging-in')

const ofDoing = ({ doing }: Busy) =>
  doing === 'registering'
    ? { event_code: authEventCodes.signUp }
    : { event_code: authEventCodes.logIn, login_method: loginMethods.email }

/** Returns the analytics event of a step of the form: an attempt, or how it ended. */
export function authEventOf(before: State, event: Event, after: State): AuthEvent | undefined {
  if (after.kind === 'done' && before.kind !== 'done') {
    if (isSending(before)) return { ...ofDoing(before), outcome: 'success' }
    const method = before.kind === 'code' ? { login_method: loginMethods.multifactor } : {}
    return { event_code: authEventCodes.logIn, outcome: 'success', ...method }
  }
  if (isSending(before) && event.type === 'refused') {
    const { apiErrorCode: api_error_code } = event.error
    return { ...ofDoing(before), outcome: 'refused', api_error_code }
  }
  const isNew = before.kind !== 'busy' || (isSending(after) && before.doing !== after.doing)
  return isSending(after) && isNew ? { ...ofDoing(after), outcome: 'attempt' } : undefined
}
