/** A row of a table: what, and its amount at the other side. */
export interface PdfRow {
  readonly text: string
  readonly amount: string
  /** True for sums. */
  readonly isSum: boolean
}

/** A page to draw. All texts are in the reader's language already. */
export interface PdfPage {
  readonly title: string
  readonly language: string
  /** The time that the file says it was made at. The same page always gives the same file. */
  readonly madeAt: Date
  /** Facts below the title, each with its name and on lines of its own. */
  readonly facts: readonly { readonly name: string; readonly lines: readonly string[] }[]
  readonly rows: readonly PdfRow[]
  /** Small print at the end. */
  readonly notes: readonly string[]
  /** A note for a page with signs that no font here has, which are drawn as □. */
  readonly unwrittenNote: string
  /** The line at the foot of a page. */
  footOf(page: number, pages: number): string
}

/** Draws documents. */
export interface Pdfs {
  draw(page: PdfPage): Promise<Uint8Array<ArrayBuffer>>
}
