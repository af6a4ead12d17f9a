import type { CallError } from '@tessera/contracts/errors/call-error'

/** How far the letter with the link is. */
export type ResetEmail =
  | { readonly kind: 'ready'; readonly fault: string | null }
  /** The answer to a captcha, when one was asked for, and how many there were. */
  | {
      readonly kind: 'sending'
      readonly account: string
      readonly answer: string | null
      readonly round: number
    }
  /** The service wants to see that it is a person; an answer sends the letter by itself. */
  | {
      readonly kind: 'captcha'
      readonly account: string
      readonly fault: string | null
      readonly round: number
    }
  | { readonly kind: 'sent'; readonly account: string }

/** What can happen on the way. */
export type ResetEmailEvent =
  | { readonly type: 'wanted'; readonly account: string }
  | { readonly type: 'solved'; readonly answer: string }
  /** What stands there, a captcha or that it was sent, is closed. */
  | { readonly type: 'put-away' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly error: CallError }

type Sending = Extract<ResetEmail, { readonly kind: 'sending' }>

/** Before anything was asked for. */
export const ready: ResetEmail = { kind: 'ready', fault: null }

function whileSending(resetEmail: Sending, event: ResetEmailEvent): ResetEmail {
  const { account, answer, round } = resetEmail
  if (event.type === 'sent') return { kind: 'sent', account }
  if (event.type !== 'refused') return resetEmail
  const { code, message } = event.error
  if (code !== 'captcha-needed' && code !== 'captcha-wrong')
    return { kind: 'ready', fault: message }
  // The first time nothing went wrong yet: the captcha stands there without a reproach.
  return { kind: 'captcha', account, fault: answer === null ? null : message, round }
}

/** What follows from an event. What does not fit changes nothing. */
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
