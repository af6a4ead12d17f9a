import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import type { UserId } from '@tessera/contracts/ids'
import type { Ports } from '../../ports.ts'

/** Says that events may have been missed. */
export const refetch: LiveEvent = { kind: 'refetch', id: '' }

/** A member's open tab, as it asks for its stream. */
export interface LiveTab {
  readonly userId: UserId
  /** The id of the last event that it received, before its stream broke; null for a new stream. */
  readonly lastEventId: string | null
  /** The parameters of its address. */
  readonly query: URLSearchParams
}

/**
 * The events that a domain tells on the live stream of members' open tabs, besides the messages on a member's topic,
 * which all go there. A source handles its own failures.
 */
export interface LiveSource {
  /** Returns the first events of a stream: what happened while the tab had none. */
  readonly missed: (ports: Ports, tab: LiveTab) => Promise<readonly LiveEvent[]>
  /** Watches, while tabs are open, what concerns each of them. Returns a function that stops it. */
  readonly watch?: (ports: Ports, tell: (event: LiveEvent) => void) => () => void
}
