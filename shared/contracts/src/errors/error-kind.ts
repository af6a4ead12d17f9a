/** One error: its HTTP status and its message. */
export interface ErrorKind {
  readonly version: number
  readonly http: number
  /** May hold `{brand}` and other slots, filled from the error's data. */
  readonly message: string
}

/** Returns an error of the catalogue. */
export const kind = (http: number, message: string): ErrorKind => ({ version: 1, http, message })
