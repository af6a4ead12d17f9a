/** What a surface may take at most. */
export interface SurfaceBudget {
  /** Bytes of the script that its document names, as sent with brotli. */
  readonly script: number
  /** Bytes of the styles that its document names, with brotli. */
  readonly style: number
  /** Bytes of its document, with brotli, in the small demo world. */
  readonly document: number
  /** Statements that its document sends to the database. */
  readonly documentStatements: number
  /** Statements of its main call. */
  readonly callStatements: number
}
