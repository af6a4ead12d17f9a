/** Something that happened in a domain, which other domains may hear of. */
export interface DomainEvent<Payload extends object> {
  /** Lower case and hyphens, in the past tense. */
  readonly name: string
  /** Carries the type of the payload; never set. */
  readonly payload?: (payload: Payload) => void
}

/**
 * Declares a domain event. The domain that causes it declares it; those that follow from it hear it.
 *
 *     export const boardChanged = defineDomainEvent<{ readonly boardId: BoardId }>('board-changed')
 */
export const defineDomainEvent = <Payload extends object>(name: string): DomainEvent<Payload> => ({
  name,
})
