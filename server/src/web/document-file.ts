/** A file that the document loads or preloads. */
export interface DocumentFile {
  readonly url: string
  /** Undefined only in development, where files change while they are worked on. */
  readonly integrity: string | undefined
  readonly kind: 'script' | 'style' | 'font'
  /** 'early' for a script that may run as soon as it loads, in any order. */
  readonly runs?: 'early'
}
