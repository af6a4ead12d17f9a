import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** How far somebody is with the link that confirms their address. */
export type Verifying =
  | { readonly step: 'checking'; readonly token: string }
  /** Nobody is logged in; the link waits for its account. */
  | { readonly step: 'log-in'; readonly token: string }
  | { readonly step: 'other'; readonly token: string }
  | { readonly step: 'gone' }
  | { readonly step: 'failed'; readonly token: string; readonly message: string }
  | { readonly step: 'done'; readonly viewer: Viewer }

/** What can happen on the way. */
export type VerifyEvent =
  | { readonly type: 'verified'; readonly viewer: Viewer }
  | { readonly type: 'refused'; readonly error: CallError }
  /** Try again: by the button, or because somebody has logged in. */
  | { readonly type: 'retried' }

/** Where it begins: with the secret of the link, or with none. */
export const startOf = (token: string | undefined): Verifying =>
  token === undefined ? { step: 'gone' } : { step: 'checking', token }

function afterRefusal(token: string, { code, message }: CallError): Verifying {
  if (code === 'log-in-needed') return { step: 'log-in', token }
  if (code === 'verification-of-other') return { step: 'other', token }
  if (code === 'verification-gone' || code === 'bad-input') return { step: 'gone' }
  return { step: 'failed', token, message }
}

/** Returns what follows from an event; one that does not fit changes nothing. */
export function nextVerifying(now: Verifying, event: VerifyEvent): Verifying {
  if (now.step === 'done' || now.step === 'gone') return now
  const { token } = now
  if (now.step !== 'checking') return event.type === 'retried' ? startOf(token) : now
  if (event.type === 'verified') return { step: 'done', viewer: event.viewer }
  return event.type === 'refused' ? afterRefusal(token, event.error) : now
}
