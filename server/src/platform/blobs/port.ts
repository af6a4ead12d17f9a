/** Bytes that are kept under a key. */
export interface Blob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

/** Bytes on their way, so many of them. */
export interface Incoming {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly size: number
  readonly contentType: string
}

/** A part of a blob, its first and its last byte included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** A blob, or the part of it that was asked for, on its way out. */
export interface Outgoing {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** How long the whole blob is. */
  readonly size: number
  readonly contentType: string
}

/** Where pictures and videos are kept. */
export interface Blobs {
  put(key: string, blob: Blob): Promise<void>
  /** Keeps what comes and gives its SHA-256; when that is not `size` bytes, throws and keeps nothing. */
  putStream(key: string, incoming: Incoming): Promise<string>
  get(key: string): Promise<Blob | undefined>
  /** Nothing is read before the body is; a range lies within the blob. */
  open(key: string, range?: ByteRange): Promise<Outgoing | undefined>
  sizeOf(key: string): Promise<number | undefined>
  delete(key: string): Promise<void>
}
