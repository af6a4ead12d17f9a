/** What the embedded database's worker is asked. */
export type ToWorker =
  | { kind: 'send'; id: number; connection: number; batch: Uint8Array }
  | { kind: 'leave'; connection: number }
  | { kind: 'close' }

/** What the embedded database's worker says. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'reply'; id: number; reply: Uint8Array }
  | { kind: 'closed' }
