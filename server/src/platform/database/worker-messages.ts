/** Messages to the embedded database's worker. */
export type ToWorker =
  | { kind: 'send'; id: number; connection: number; batch: Uint8Array }
  | { kind: 'leave'; connection: number }
  | { kind: 'copy'; id: number; folder: string }
  | { kind: 'close' }

/** Messages from the embedded database's worker. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'reply'; id: number; reply: Uint8Array }
  | { kind: 'copied'; id: number; reason?: string }
  | { kind: 'closed' }
