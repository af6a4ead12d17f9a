import { ConnectMessage } from '@tessera/contracts/connect'
import { z } from '@tessera/contracts/schema'

/** The end of an attempt in a window. */
export type ConnectOutcome<Payload> =
  | { readonly kind: 'complete'; readonly payload: Payload }
  /** The provider refused, or its window could not do its work. */
  | { readonly kind: 'error'; readonly error: string }
  /** The window is gone, or a provider's page hides that it is there: a completion may still come. */
  | { readonly kind: 'closed' }
  /** The browser opened no window. */
  | { readonly kind: 'blocked' }
  /** The person chose not to connect. */
  | { readonly kind: 'cancelled' }

/** The state of the watch over a window. After 'closed' it still listens; after 'ended' it ignores everything. */
export type Watch = 'open' | 'closed' | 'ended'

/** An observation of a window: a poll, or a message from it. */
export type Seen =
  | { readonly type: 'polled'; readonly closed: boolean }
  | { readonly type: 'said'; readonly message: ConnectMessage }

/** The error of a payload that does not fit its schema. */
const unreadable = 'unreadable'

function ending<Payload>(
  message: ConnectMessage,
  read: (payload: unknown) => Payload | undefined,
): ConnectOutcome<Payload> {
  if (message.type === 'error') return { kind: 'error', error: message.error }
  if (message.type === 'cancelled') return { kind: 'cancelled' }
  const payload = read(message.payload)
  return payload === undefined
    ? { kind: 'error', error: unreadable }
    : { kind: 'complete', payload }
}

/** Returns the watch after something was seen, and the outcome if there is a new one. */
export function nextWatch<Payload>(
  watch: Watch,
  seen: Seen,
  read: (payload: unknown) => Payload | undefined,
): { readonly watch: Watch; readonly outcome?: ConnectOutcome<Payload> } {
  if (watch === 'ended') return { watch }
  if (seen.type === 'said') return { watch: 'ended', outcome: ending(seen.message, read) }
  return seen.closed && watch === 'open'
    ? { watch: 'closed', outcome: { kind: 'closed' } }
    : { watch }
}

/** Returns the message of a window in an event; undefined unless it is ours and of this attempt. */
export function messageIn(
  event: Pick<MessageEvent<unknown>, 'data' | 'isTrusted' | 'origin'>,
  expected: { readonly origin: string; readonly state: string },
): ConnectMessage | undefined {
  if (!event.isTrusted || event.origin !== expected.origin) return undefined
  const { data } = z.safeParse(ConnectMessage, event.data)
  return data?.state === expected.state ? data : undefined
}
