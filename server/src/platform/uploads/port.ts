/** A file that comes in pieces, as far as it has come. */
export interface Upload {
  readonly id: string
  readonly ownerId: string
  /** How long it will be. */
  readonly size: number
  /** How much of it is here. */
  readonly offset: number
  /** What the sender said of it; kept to be given back, and believed by nobody. */
  readonly metadata: string
  readonly createdAt: Date
}

/** Which upload is meant. Somebody else's id with one's own name means none. */
export type UploadRef = Pick<Upload, 'ownerId' | 'id'>

/** What has come of an upload, to be read. */
export interface UploadedFile {
  readonly size: number
  /** Up to so many bytes from there on. */
  read(first: number, length: number): Promise<Uint8Array<ArrayBuffer>>
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What adding to an upload comes to: its offset from now on, or why nothing can be added there. */
export type Appended =
  | { readonly ok: true; readonly offset: number }
  | { readonly ok: false; readonly fault: 'missing' | 'elsewhere' | 'too-long' }

/** Where uploads wait until they are whole and something is made of them. */
export interface Uploads {
  create(upload: Omit<Upload, 'offset'>): Promise<void>
  /** One upload. Whoever still adds to it is stopped first, so that its offset stays what it says. */
  find(ref: UploadRef): Promise<Upload | undefined>
  /** Adds what comes, for as long as it comes; what came before a break stays. The latest to add wins. */
  append(
    ref: UploadRef,
    offset: number,
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
  ): Promise<Appended>
  open(ref: UploadRef): Promise<UploadedFile | undefined>
  delete(ref: UploadRef): Promise<void>
  /** Deletes those begun before a moment, and says how many. */
  sweep(before: Date): Promise<number>
}
