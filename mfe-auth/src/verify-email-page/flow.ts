import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** How far somebody is with the link that confirms their address. */
export type Verifying =
  | { readonly kind: 'checking'; readonly token: string }
  /** Nobody is logged in; the link waits for its account. */
  | { readonly kind: 'log-in'; readonly token: string }
  | { readonly kind: 'other'; readonly token: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly token: string; readonly message: string }
  | { readonly kind: 'done'; readonly viewer: Viewer }

/** What can happen on the way. */
export type VerifyEvent =
  | { readonly type: 'verified'; readonly viewer: Viewer }
  | { readonly type: 'refused'; readonly error: CallError }
  /** Try again: by the button, or because somebody has logged in. */
  | { readonly type: 'retried' }

/** Where it begins: with the secret of the link, or with none. */
export const startOf = (token: string | undefined): Verifying =>
  token === undefined ? { kind: 'gone' } : { kind: 'checking', token }

function afterRefusal(token: string, { code, message }: CallError): Verifying {
  if (code === 'log-in-needed') return { kind: 'log-in', token }
  if (code === 'verification-of-other') return { kind: 'other', token }
  if (code === 'verification-gone' || code === 'bad-input') return { kind: 'gone' }
  return { kind: 'failed', token, message }
}

/** Returns what follows from an event; one that does not fit changes nothing. */
export function nextVerifying(now: Verifying, event: VerifyEvent): Verifying {
  if (now.kind === 'done' || now.kind === 'gone') return now
  const { token } = now
  if (now.kind !== 'checking') return event.type === 'retried' ? startOf(token) : now
  if (event.type === 'verified') return { kind: 'done', viewer: event.viewer }
  return event.type === 'refused' ? afterRefusal(token, event.error) : now
}
