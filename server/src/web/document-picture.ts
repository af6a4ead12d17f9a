/** A picture that the first screen shows, announced in the document's head. */
export interface DocumentPicture {
  readonly href: string
  readonly srcset: string
  readonly sizes: string
}
