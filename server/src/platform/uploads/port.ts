import type { UserId } from '@tessera/contracts/ids'

/** A file that arrives in parts. */
export interface Upload {
  readonly id: string
  readonly ownerId: UserId
  /** Its full size. */
  readonly size: number
  /** The bytes that have arrived. */
  readonly offset: number
  /** The sender's description; returned on request, and never trusted. */
  readonly metadata: string
  readonly createdAt: Date
}

/** The upload that is meant. Somebody else's id with one's own user id finds nothing. */
export type UploadRef = Pick<Upload, 'ownerId' | 'id'>

/** The bytes of an upload, to be read. */
export interface UploadedFile {
  readonly size: number
  /** Reads up to that many bytes from an offset. */
  read(first: number, length: number): Promise<Uint8Array<ArrayBuffer>>
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The result of adding to an upload: its new offset, or why nothing was added. */
export type Appended =
  | { readonly ok: true; readonly offset: number }
  | { readonly ok: false; readonly fault: 'missing' | 'elsewhere' | 'too-long' }

/** Stores uploads until they're complete and processed. */
export interface Uploads {
  create(upload: Omit<Upload, 'offset'>): Promise<void>
  /** Finds one upload. Stops a running writer first, so that the offset stays true. */
  find(ref: UploadRef): Promise<Upload | undefined>
  /** Adds a stream; what arrived before a disconnect stays. The latest writer wins. */
  append(
    ref: UploadRef,
    offset: number,
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
  ): Promise<Appended>
  open(ref: UploadRef): Promise<UploadedFile | undefined>
  delete(ref: UploadRef): Promise<void>
  /** Deletes uploads that began before a time, and returns how many. */
  sweep(before: Date): Promise<number>
}
