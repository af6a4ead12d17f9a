import type { CallError } from '@tessera/contracts/errors/call-error'

/** The state of a page behind a link. */
export type Linked<Done> =
  /** Waits for a press. */
  | { readonly kind: 'asking'; readonly token: string }
  | { readonly kind: 'working'; readonly token: string }
  /** Nobody is logged in; the link waits for its account. */
  | { readonly kind: 'log-in' | 'other'; readonly token: string }
  | { readonly kind: 'gone' | 'taken' }
  | { readonly kind: 'failed'; readonly token: string; readonly message: string }
  | { readonly kind: 'done'; readonly done: Done }

/** An event of a page behind a link. */
export type LinkedEvent<Done> =
  | { readonly type: 'pressed' }
  | { readonly type: 'finished'; readonly done: Done }
  | { readonly type: 'refused'; readonly error: CallError }

/** Returns the first state; a link without a token is expired. */
export const startOf = <Done>(token: string | undefined, asks: boolean): Linked<Done> =>
  token === undefined ? { kind: 'gone' } : { kind: asks ? 'asking' : 'working', token }

function afterRefusal<Done>(token: string, { code, message }: CallError): Linked<Done> {
  switch (code) {
    case 'log-in-needed':
      return { kind: 'log-in', token }
    case 'verification-of-other':
      return { kind: 'other', token }
    case 'verification-gone':
    case 'qr-gone':
    case 'house-claim-gone':
    case 'bad-input':
      return { kind: 'gone' }
    case 'email-taken':
      return { kind: 'taken' }
    default:
      return { kind: 'failed', token, message }
  }
}

/** Returns the next state; an event that does not fit the state changes nothing. */
export function nextLinked<Done>(now: Linked<Done>, event: LinkedEvent<Done>): Linked<Done> {
  if (!('token' in now)) return now
  const { token } = now
  if (now.kind !== 'working') return event.type === 'pressed' ? { kind: 'working', token } : now
  if (event.type === 'finished') return { kind: 'done', done: event.done }
  return event.type === 'refused' ? afterRefusal(token, event.error) : now
}
