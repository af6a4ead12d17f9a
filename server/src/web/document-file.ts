/** A file that the document loads or announces. */
export interface DocumentFile {
  readonly url: string
  /** Undefined in development alone, where files change as one looks. */
  readonly integrity: string | undefined
  readonly kind: 'script' | 'style' | 'font'
  /** A script that may run as soon as it has come, whatever has run before. */
  readonly runs?: 'early'
}
