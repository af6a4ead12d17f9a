import { z } from '@tessera/contracts/schema'

const word = z.string().check(z.regex(/^[\w-]{1,64}$/))

/**
 * A message: what happened, and to what. Never more, because it passes people who may not see the
 * thing itself, and because a notice of PostgreSQL holds at most 8,000 bytes.
 */
export const LiveMessage = z.strictObject({ kind: word, id: word })

export type LiveMessage = z.infer<typeof LiveMessage>

/**
 * The subject of messages: one member's own affairs, waiting jobs, the registry, running uploads, the words of the
 * house, its lists of terms, or the ads that may run.
 */
export type Topic = 'jobs' | 'registry' | 'uploads' | 'house' | 'lists' | 'ads' | `user:${string}`

/** Given to a listener: a message, or a hint that messages may have been missed. */
export type LiveNews =
  | { readonly type: 'message'; readonly message: LiveMessage }
  | { readonly type: 'missed' }

/** Receives messages on a topic; must not throw or take long. */
export type LiveListener = (news: LiveNews) => void

/** Carries messages to every instance of the service. */
export interface Live {
  /**
   * Publishes after the transaction around the call commits (at once outside one). A rollback
   * publishes nothing. A message may be lost when an instance dies, so it only announces rows that
   * can be read again.
   */
  publish(topic: Topic, message: LiveMessage): void
  /** Listens until the returned function is called. */
  subscribe(topic: Topic, listener: LiveListener): () => void
  close(): Promise<void>
}
