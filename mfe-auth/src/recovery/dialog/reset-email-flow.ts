import type { CallError } from '@tessera/contracts/errors/call-error'

/** The state of the reset email. */
export type ResetEmail =
  | { readonly kind: 'ready'; readonly fault: string | null }
  /** `answer` is the token of a captcha, if one was asked for; `round` counts captchas. */
  | {
      readonly kind: 'sending'
      readonly account: string
      readonly answer: string | null
      readonly round: number
    }
  /** The service asks for a captcha; solving it sends the email. */
  | {
      readonly kind: 'captcha'
      readonly account: string
      readonly fault: string | null
      readonly round: number
    }
  | { readonly kind: 'sent'; readonly account: string }

/** An event of the reset email. */
export type ResetEmailEvent =
  | { readonly type: 'wanted'; readonly account: string }
  | { readonly type: 'solved'; readonly answer: string }
  /** Closes the captcha, or the message that the email was sent. */
  | { readonly type: 'put-away' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly error: CallError }

type Sending = Extract<ResetEmail, { readonly kind: 'sending' }>

/** The first state. */
export const ready: ResetEmail = { kind: 'ready', fault: null }

function whileSending(resetEmail: Sending, event: ResetEmailEvent): ResetEmail {
  const { account, answer, round } = resetEmail
  if (event.type === 'sent') return { kind: 'sent', account }
  if (event.type !== 'refused') return resetEmail
  const { code, message } = event.error
  if (code !== 'captcha-needed' && code !== 'captcha-wrong')
    return { kind: 'ready', fault: message }
  // No error at the first captcha, because nothing has failed yet.
  return { kind: 'captcha', account, fault: answer === null ? null : message, round }
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextResetEmail(resetEmail: ResetEmail, event: ResetEmailEvent): ResetEmail {
  if (resetEmail.kind === 'sending') return whileSending(resetEmail, event)
  if (event.type === 'wanted') {
    return { kind: 'sending', account: event.account, answer: null, round: 0 }
  }
  if (event.type === 'put-away') return resetEmail.kind === 'ready' ? resetEmail : ready
  if (resetEmail.kind !== 'captcha' || event.type !== 'solved') return resetEmail
  const { account, round } = resetEmail
  return { kind: 'sending', account, answer: event.answer, round: round + 1 }
}
