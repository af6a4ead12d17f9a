import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** The state of an email confirmation. */
export type Verifying =
  | { readonly kind: 'checking'; readonly token: string }
  /** Nobody is logged in; the link waits for its account. */
  | { readonly kind: 'log-in'; readonly token: string }
  | { readonly kind: 'other'; readonly token: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly token: string; readonly message: string }
  | { readonly kind: 'done'; readonly viewer: Viewer }

/** An event of the email confirmation. */
export type VerifyEvent =
  | { readonly type: 'verified'; readonly viewer: Viewer }
  | { readonly type: 'refused'; readonly error: CallError }
  /** Retries, after a press or a log-in. */
  | { readonly type: 'retried' }

/** Returns the first state; a link without a token is expired. */
export const startOf = (token: string | undefined): Verifying =>
  token === undefined ? { kind: 'gone' } : { kind: 'checking', token }

function afterRefusal(token: string, { code, message }: CallError): Verifying {
  if (code === 'log-in-needed') return { kind: 'log-in', token }
  if (code === 'verification-of-other') return { kind: 'other', token }
  if (code === 'verification-gone' || code === 'bad-input') return { kind: 'gone' }
  return { kind: 'failed', token, message }
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextVerifying(now: Verifying, event: VerifyEvent): Verifying {
  if (now.kind === 'done' || now.kind === 'gone') return now
  const { token } = now
  if (now.kind !== 'checking') return event.type === 'retried' ? startOf(token) : now
  if (event.type === 'verified') return { kind: 'done', viewer: event.viewer }
  return event.type === 'refused' ? afterRefusal(token, event.error) : now
}
