import { z } from '@tessera/contracts/schema'

const word = z.string().check(z.regex(/^[\w-]{1,64}$/))

/**
 * What is told: what happened, and to what. Never more than that, since it goes past people who may
 * not see the thing itself, and a notice of PostgreSQL holds at most 8,000 bytes.
 */
export const LiveMessage = z.strictObject({ kind: word, id: word })

export type LiveMessage = z.infer<typeof LiveMessage>

/** What messages are about: one member's own affairs, or the jobs that wait. */
export type Topic = 'jobs' | `user:${string}`

/** What a listener is told: a message, or that messages may have been missed and it should look anew. */
export type LiveNews =
  | { readonly type: 'message'; readonly message: LiveMessage }
  | { readonly type: 'missed' }

/** Hears what is published on a topic; it must neither throw nor take long. */
export type LiveListener = (news: LiveNews) => void

/** Carries messages to every instance of the service. */
export interface Live {
  /**
   * Tells all who listen, once the transaction around the call has committed (at once where there is
   * none). Nothing goes out when it is taken back. What is told may be lost when an instance dies,
   * so it stands beside rows that can be read again, never in place of them.
   */
  publish(topic: Topic, message: LiveMessage): void
  /** Listens until the function that comes back is called. */
  subscribe(topic: Topic, listener: LiveListener): () => void
  close(): Promise<void>
}
