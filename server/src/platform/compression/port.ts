/** The encodings that answers are sent in, the preferred one first: by bytes and processor time (decision 156). */
export const contentEncodings = ['zstd', 'br', 'gzip'] as const

export type ContentEncoding = (typeof contentEncodings)[number]

/** Compresses bodies. */
export interface Compression {
  /**
   * Compresses a body. One that is there as a whole is compressed at once; any other piece by piece, and each
   * piece is sent before the next one comes. A body that is too small to gain from it is returned as `plain`.
   */
  compress(body: ReadableStream<Uint8Array>, encoding: ContentEncoding): Promise<CompressedBody>
}

/** A body as it is sent. */
export type CompressedBody =
  | { readonly plain: Uint8Array<ArrayBuffer> }
  | { readonly whole: Uint8Array<ArrayBuffer> }
  | { readonly stream: ReadableStream<Uint8Array> }
