import { MfaNeeded } from '@tessera/contracts/calls/session'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { words } from '../../words.ts'
import type { Event } from './events.ts'
import type { AskingCode, Filling, State } from './states.ts'
import { filling, formOf, toMode } from './states.ts'

const digits = new RegExp(`^\\d{${limits.codeDigits}}$`)

// Recovery codes have letters and digits in groups.
const recoveryCode = /^[a-z0-9]{8,32}$/i

/** Removes spaces and hyphens from a code. */
export const plainCode = (written: string): string => written.replace(/[\s-]/g, '')

/** Returns the error of a code from a text message, an authenticator app or the recovery codes. */
export function codeFault(written: string): string | undefined {
  const code = plainCode(written)
  if (code === '') return words.codeMissing()
  return digits.test(code) || recoveryCode.test(code) ? undefined : words.codeShape()
}

/** Returns the step that asks for the second factor; undefined for a refusal that doesn't need one. */
export function codeOf(parts: Filling, error: CallError): AskingCode | undefined {
  const asked = z.safeParse(MfaNeeded, error.data)
  if (error.code !== 'mfa-needed' || !asked.success) return undefined
  const { mfa_challenge, phone_number_end, method, passkey = false } = asked.data
  return {
    ...parts,
    kind: 'code',
    challenge: mfa_challenge,
    phoneEnd: phone_number_end,
    passkey: method === 'passkey' ? 'only' : passkey ? 'too' : 'none',
    code: '',
    fault: null,
    passkeyFault: null,
    codeTries: 0,
    waitsFor: null,
  }
}

function whileTyping(state: AskingCode, event: Event): AskingCode {
  if (event.type === 'code-typed') return { ...state, code: event.code, fault: null }
  if (event.type === 'code-resend-asked') {
    // An authenticator app shows its codes; none is sent.
    return state.phoneEnd === null ? state : { ...state, waitsFor: 'resend', fault: null }
  }
  if (event.type === 'passkey-chosen')
    return { ...state, waitsFor: 'passkey', fault: null, passkeyFault: null }
  if (event.type !== 'submitted') return state
  const fault = codeFault(state.code)
  const sent = { ...state, codeTries: state.codeTries + 1 }
  return fault === undefined ? { ...sent, waitsFor: 'code', fault: null } : { ...sent, fault }
}

function refused(state: AskingCode, { code, message }: CallError): State {
  if (code === 'challenge-gone') return formOf(filling(state), { form: message })
  const typing = { ...state, waitsFor: null }
  if (state.waitsFor === 'passkey') return { ...typing, passkeyFault: message }
  return { ...typing, fault: message, codeTries: state.codeTries + 1 }
}

/** Returns the next state of the step that asks for the second factor. */
export function atCode(state: AskingCode, event: Event): State {
  const { waitsFor, business } = state
  if (event.type === 'mode-chosen') return toMode(state, event.mode)
  if (waitsFor === null) return whileTyping(state, event)
  if (event.type === 'refused') return refused(state, event.error)
  if (event.type === 'entered' && waitsFor !== 'resend')
    return { kind: 'done', viewer: event.viewer, by: 'log-in', business }
  if (event.type === 'passkey-left' && waitsFor === 'passkey') return { ...state, waitsFor: null }
  if (event.type !== 'code-resent' || waitsFor !== 'resend') return state
  return { ...state, waitsFor: null, code: '', phoneEnd: event.phoneEnd ?? state.phoneEnd }
}
