/** A picture of the first screen, preloaded in the document's head. */
export interface DocumentPicture {
  readonly href: string
  readonly srcset: string
  readonly sizes: string
}
