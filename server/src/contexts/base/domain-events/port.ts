import type { Tx } from '../../../platform/database/port.ts'
import type { DomainEvent } from './domain-event.ts'

/** Tells the domains that hear an event. */
export interface DomainEvents {
  /**
   * Runs the handlers of an event, one after the other in the order of `contexts/all-heard.ts`. They
   * belong to the transaction: when one throws, it rolls back, and what is heard after the
   * transaction exists exactly when it commits.
   *
   *     await ports.events.tell(tx, boardChanged, { boardId })
   */
  tell<Payload extends object>(tx: Tx, event: DomainEvent<Payload>, payload: Payload): Promise<void>
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Tells other domains what happened in one. */
    readonly events: DomainEvents
  }
}
