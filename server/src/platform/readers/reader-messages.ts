/** Messages to the thread of a reader. */
export type ToReader =
  | { readonly kind: 'read'; readonly name: string; readonly input: unknown; readonly size: number }
  /** Bytes of the file; null when they can't be read. */
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> | null }

/** Messages from the thread of a reader. */
export type FromReader =
  | { readonly kind: 'ask'; readonly id: number; readonly first: number; readonly length: number }
  | { readonly kind: 'output'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'heavy' }
  | { readonly kind: 'failed'; readonly reason: string }
