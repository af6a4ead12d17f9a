import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { sendAuthEvent } from '@tessera/contracts/calls/telemetry'
import { authEventCodes, loginMethods } from '@tessera/contracts/limits'
import type { Event } from './events.ts'
import type { Busy, State } from './states.ts'

/** An analytics event of a sign-up or log-in. It holds nothing about the person. */
export type AuthEvent = Pick<
  InputOf<typeof sendAuthEvent>,
  'event_code' | 'outcome' | 'login_method' | 'api_error_code'
>

const sending: ReadonlySet<Busy['doing']> = new Set(['registering', 'logging-in', 'proving'])

const isSending = (state: State): state is Busy => state.kind === 'busy' && sending.has(state.doing)

/** A sign-up with a provider, and a log-in with a provider's proof, have its number. */
function ofDoing({ doing, proving, connecting }: Busy) {
  if (doing === 'registering') {
    const login_method = connecting?.method ?? loginMethods.email
    return { event_code: authEventCodes.signUp, login_method }
  }
  const login_method = proving?.proof.method ?? loginMethods.email
  return { event_code: authEventCodes.logIn, login_method }
}

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
