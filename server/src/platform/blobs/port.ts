/** Bytes stored under a key. */
export interface Blob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

/** A stream of bytes of known length. */
export interface Incoming {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly size: number
  readonly contentType: string
}

/** A byte range of a blob; `last` is included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** A blob, or the requested part of it, as a stream. */
export interface Outgoing {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** The size of the whole blob. */
  readonly size: number
  readonly contentType: string
}

/** Stores pictures and videos. */
export interface Blobs {
  put(key: string, blob: Blob): Promise<void>
  /**
   * Stores a stream and returns its SHA-256; throws and stores nothing when it isn't `size` bytes
   * long.
   */
  putStream(key: string, incoming: Incoming): Promise<string>
  get(key: string): Promise<Blob | undefined>
  /** Reads nothing before the body is read. The range must lie within the blob. */
  open(key: string, range?: ByteRange): Promise<Outgoing | undefined>
  sizeOf(key: string): Promise<number | undefined>
  delete(key: string): Promise<void>
}

/** A blob in a list of a store. */
export interface ListedBlob {
  readonly key: string
  readonly size: number
  /** The time at which it was written, in milliseconds. */
  readonly changed: number
}
