/** Bytes that are kept under a key. */
export interface Blob {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

/** Where pictures are kept. */
export interface Blobs {
  put(key: string, blob: Blob): Promise<void>
  get(key: string): Promise<Blob | undefined>
  has(key: string): Promise<boolean>
  delete(key: string): Promise<void>
}
