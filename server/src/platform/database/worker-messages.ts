/** Messages to the embedded database's worker. */
export type ToWorker =
  | { kind: 'send'; id: number; connection: number; batch: Uint8Array }
  | { kind: 'leave'; connection: number }
  | { kind: 'close' }

/** Messages from the embedded database's worker. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'reply'; id: number; reply: Uint8Array }
  | { kind: 'closed' }
